import { type Checked, type ConfigDocument, type DocsConfig, diagnostic } from '@waymark/core';

/** `integrations` that load nothing. */
const harmless = new Set(['telemetry', 'cookies']);

/**
 * A configuration without what loads code: each service of `integrations` brings a script, and some
 * of them one that is chosen elsewhere (docs/format/pages.md#untrusted).
 */
export function refuseServices(
  document: ConfigDocument,
  { diagnostics, value }: Checked<DocsConfig>,
): Checked<DocsConfig> {
  const services = Object.entries(value.integrations);
  const refused = services.filter(([name, one]) => one !== undefined && !harmless.has(name));
  const found = refused.map(([name]) =>
    diagnostic('untrusted-setting', {
      at: document.locateKey(['integrations', name]),
      message: `"${name}" loads code of a service, so it has no effect on this site.`,
      hint: 'Remove it. Add the service in the project that builds the site.',
      pointer: `/integrations/${name}`,
    }),
  );
  const left = services.filter(([name]) => harmless.has(name));
  return {
    value: { ...value, integrations: Object.fromEntries(left) },
    diagnostics: [...diagnostics, ...found],
  };
}
