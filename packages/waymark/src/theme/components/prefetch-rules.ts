/**
 * Speculation rules: a page of the site is fetched when a link to it is about to be followed.
 *
 * @param root URL of the site's first page: `/`, or the base path
 */
export function prefetchRules(root: string): string {
  const pattern = `${root.replace(/\/$/, '')}/*`;
  return JSON.stringify({
    prefetch: [{ where: { href_matches: pattern }, eagerness: 'moderate' }],
  });
}
