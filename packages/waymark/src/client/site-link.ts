/**
 * The link to a page of the site.
 *
 * @param pattern a page's URL as it stands in a link, with `*` for the path
 * @param url below the base: `/guides/start`
 */
export function siteLink(pattern: string, url: string): string {
  return pattern.replace('/*', () => url.replace(/\/$/, '')) || '/';
}
