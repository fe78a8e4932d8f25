import type { PageView, Site } from '@waymark/core';
import { messages } from '@waymark/core/messages';

/** Path of the page for unknown URLs; a page of this name is the site's own one. */
export const notFoundPath = '404';

/**
 * What the theme shows around the page for unknown URLs: the navigation as on the home page, with
 * no entry marked. `undefined` for a site without pages.
 *
 * @param ownTitle `errors.404.title`
 */
export function notFoundView(site: Site, ownTitle: string | undefined): PageView | undefined {
  const { home, pages } = site;
  const homePath =
    home && 'path' in home
      ? home.path
      : site.routes.find(({ url, path: routed }) => url === home?.redirect && pages.has(routed))
          ?.path;
  if (homePath === undefined) return undefined;
  const { current, directory, original, previous, next, place, ...view } = site.view(homePath);
  const title = ownTitle ?? messages(view.lang).pageNotFound;
  return {
    ...view,
    places: [],
    tabs: view.tabs.map((row) => row.map((tab) => ({ ...tab, active: false }))),
    page: {
      path: notFoundPath,
      url: `/${notFoundPath}`,
      file: '',
      title,
      sidebarTitle: title,
      mode: 'center',
      hidden: true,
      noindex: true,
      deprecated: false,
      listed: false,
      indexed: false,
      searchable: false,
      frontmatter: {},
    },
    breadcrumbs: [],
    eyebrow: [],
    openGroups: [],
    related: [],
    alternates: [],
  };
}
