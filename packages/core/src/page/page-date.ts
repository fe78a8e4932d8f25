import { updateDate } from './update-date.ts';

/**
 * A date of a page's frontmatter (`lastUpdatedDate`, `createdDate`) as sitemaps and structured data
 * have it: `2026-08-10`. Undefined for text that names no day.
 */
export function pageDate(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(written.trim()) ?? [written];
  return updateDate(day)?.toISOString().slice(0, 10);
}
