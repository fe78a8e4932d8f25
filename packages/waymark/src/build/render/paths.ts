import { findRedirect, type PageSource, pageUrl, remember } from '@waymark/core';
import { isOwnUrl } from '../../project/paths/own-urls.ts';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import type { Project } from '../../project/project.ts';
import { notFoundPath } from './not-found-view.ts';
import { routePath } from './page-route.ts';

/**
 * Parameter of the route of pages. Of routes that are alike, Astro takes the first by the alphabet,
 * so that one of the project's own (`[...slug].astro`) comes before this.
 */
export const pageParameter = 'waymark';

interface PagePath {
  readonly params: { readonly [pageParameter]: string | undefined };
  /** The page to show, or the URL that this one leads to. */
  readonly props: { readonly path: string } | { readonly redirect: string };
}

/** The pages of a site by the paths of their route. */
export function routedPages(project: Project): ReadonlyMap<string, PageSource> {
  return new Map(pagesInOrder(project).map((page) => [routePath(pageUrl(page.path)), page]));
}

/**
 * Every page of the site as Astro's route wants it, in the order of the navigation, so that pages
 * of one section follow each other. A build compiles them ahead in the same order. Astro asks for them,
 * and whoever renders.
 */
export const pagePaths = remember((project: Project): PagePath[] => {
  const { site } = project;
  const pages = pagesInOrder(project);
  // The page for unknown URLs has a route of its own.
  const routed = pages.filter(({ path }) => path !== notFoundPath || project.settings.mount !== '');
  const paths = routed.map(
    ({ path }): PagePath => ({
      params: { [pageParameter]: routePath(pageUrl(path)) || undefined },
      props: { path },
    }),
  );
  const { home } = site;
  if (!home || 'path' in home || isOwnUrl(project.own, '/')) return paths;
  const own = findRedirect(project.config.redirects, '/')?.destination;
  return [
    { params: { [pageParameter]: undefined }, props: { redirect: own ?? home.redirect } },
    ...paths,
  ];
});
