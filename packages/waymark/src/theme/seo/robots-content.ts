import type { DocsConfig, PageSummary } from '@waymark/core';
import { configuredMetatags } from './configured-metatags.ts';

/**
 * What `<meta name="robots">` of a page says. A page that is not to be indexed says so whatever the
 * site says; more of what it forbids is kept.
 */
export function robotsContent(config: DocsConfig, page: PageSummary): string | undefined {
  const written = configuredMetatags(config, page)['robots'];
  if (!page.noindex || /\b(?:noindex|none)\b/i.test(written ?? '')) return written;
  return 'noindex';
}
