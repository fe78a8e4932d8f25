/**
 * Pages of endpoints hold up to thousands of rows. Their HTML is put together as text, which is
 * many times faster than an instance of a component for each row. All text goes through `escapeHtml`.
 */

/** A link to a place of the page. */
export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
