import type { PageUpdate } from '@waymark/content';
import type { PageSummary } from '@waymark/core';

/** URL that the feed of a page has or would have, below the site's base. */
export function feedPath(pageUrl: string): string {
  return `${pageUrl.replace(/\/$/, '')}/rss.xml`;
}

/** URL of the feed of a changelog; none without entries, nor for a page with its URL and nothing else. */
export function feedOf(
  { indexed, listed, url }: PageSummary,
  updates: readonly PageUpdate[],
): string | undefined {
  return updates.length > 0 && (listed || indexed) ? feedPath(url) : undefined;
}
