import {
  type Diagnostic,
  diagnostic,
  type NavNode,
  nearest,
  pageUrl,
  redirectFinder,
} from '@waymark/core';
import type { Project } from './project.ts';
import { isGenerated } from './site-links.ts';
import { sitePath } from './site-path.ts';

/**
 * Warnings about an `href` of the navigation that leads to nothing of the site.
 *
 * @param isServed whether something else is at a URL, such as a page of the user's own project
 */
export function checkNavigationLinks(
  { config, files, pages, site }: Project,
  isServed: (url: string) => boolean,
): Diagnostic[] {
  const known = new Set([...pages.map(({ path }) => sitePath(pageUrl(path))), ...files]);
  const redirected = redirectFinder(config.redirects);
  const exists = (url: string) =>
    url === '/' ||
    known.has(url.slice(1)) ||
    isGenerated(url) ||
    redirected(url) !== undefined ||
    isServed(url);
  const check = (node: NavNode): Diagnostic[] => {
    const inner = [...node.children, ...(node.global ?? [])].flatMap(check);
    const { id, kind, location: at, url: href = '' } = node;
    const url = `/${sitePath(href)}`;
    if (kind === 'page' || !at || !/^\/(?!\/)/.test(href) || exists(url)) return inner;
    const meant = nearest(url.slice(1), known);
    const hint = meant ? `Did you mean "/${meant}"?` : 'Correct the path, or add the page.';
    const message = `The \`href\` "${href}" leads to a path where there is neither a page nor a file.`;
    const pointer = `${id}/href`;
    return [diagnostic('navigation-href-missing', { at, message, hint, pointer }), ...inner];
  };
  return check(site.root);
}
