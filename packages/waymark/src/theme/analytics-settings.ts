import type { DocsConfig } from '@waymark/core';
import { consents } from '../client/analytics/consent.ts';
import { services } from '../client/analytics/services.ts';
import type { AnalyticsSettings } from '../client/analytics/settings.ts';

/**
 * What pages are told of the services that a site has set (docs/format/docs-json.md#services);
 * undefined where there is nothing to load, as in a preview, which no reader sees.
 */
export function analyticsSettings(
  { integrations }: Pick<DocsConfig, 'integrations'>,
  mode: 'build' | 'preview',
): AnalyticsSettings | undefined {
  const { telemetry: _, ...settings } = integrations;
  return mode === 'build' && scriptsOf(settings).length > 0 ? settings : undefined;
}

/** Origins of the scripts that pages load for these settings. */
export function scriptOrigins(settings: AnalyticsSettings): string[] {
  const urls = scriptsOf(settings).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

interface WithScript {
  script?(settings: unknown): { readonly src: string };
}

function scriptsOf(settings: AnalyticsSettings): string[] {
  const table = { ...consents, ...services } as unknown as Readonly<Record<string, WithScript>>;
  return Object.entries(settings).flatMap(([name, own]) => table[name]?.script?.(own).src ?? []);
}
