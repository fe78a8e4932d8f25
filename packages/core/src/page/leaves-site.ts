/**
 * Whether a URL as it stands in a page leads to another origin than that of the site.
 *
 * @param site its address; while it is unknown, every whole URL leaves it
 */
export function leavesSite(url: string, site: string | undefined): boolean {
  if (!/^(?:https?:)?\/\//i.test(url)) return false;
  if (site === undefined || !URL.canParse(url, site)) return true;
  return new URL(url, site).origin !== new URL(site).origin;
}
