import type { DocsConfig, PageSummary } from '@waymark/core';
import { robotsContent } from './robots-content.ts';

/** Whether search engines may show a page: neither it nor its folder or site says otherwise. */
export function isIndexable(config: DocsConfig, page: PageSummary): boolean {
  return !/\b(?:noindex|none)\b/i.test(robotsContent(config, page) ?? '');
}
