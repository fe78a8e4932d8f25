import { createSimilarSearch } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import {
  type Diagnostic,
  diagnostic,
  type NavNode,
  pageUrl,
  type RedirectTargets,
  redirectFinder,
} from '@waymark/core';
import { locateField } from './locate-field.ts';
import type { Project } from './project.ts';
import { isUnknown } from './site-links.ts';
import { sitePath } from './site-path.ts';

/**
 * Warnings about an `href` of the navigation that leads to nothing of the site.
 *
 * @param isServed whether something else is at a URL, such as a page of the user's own project
 */
export function checkNavigationLinks(
  project: Project,
  isServed: (url: string) => boolean,
): Diagnostic[] {
  const { exists, known } = sitePlaces(project, isServed);
  const similar = createSimilarSearch(known);
  const mistake = (href: string, path: string) => {
    const left = project.unpublished(path);
    if (left) {
      const message = `The \`href\` "${href}" names a file that is not published: ${left.why}.`;
      return { message, hint: left.hint };
    }
    const meant = similar(path);
    return {
      message: `The \`href\` "${href}" leads to a path where there is neither a page nor a file.`,
      hint: meant ? `Did you mean "/${meant}"?` : 'Correct the path, or add the page.',
    };
  };
  const check = (node: NavNode): Diagnostic[] => {
    const inner = [...node.children, ...(node.global ?? [])].flatMap(check);
    const { id, kind, location, url: href = '' } = node;
    const url = `/${sitePath(href)}`;
    if (kind === 'page' || !location || !/^\/(?!\/)/.test(href) || exists(url)) return inner;
    const pointer = `${id}/href`;
    const found = { at: project.locateConfig(pointer), pointer, ...mistake(href, url.slice(1)) };
    return [diagnostic('navigation-href-missing', found), ...inner];
  };
  return check(project.site.root);
}

/**
 * Warnings about a path in `related` or `url` of a page's frontmatter that leads to nothing of the
 * site.
 *
 * @param isServed whether something else is at a URL, such as a page of the user's own project
 */
export function checkFrontmatterLinks(
  project: Project,
  isServed: (url: string) => boolean,
): Diagnostic[] {
  const { pages, settings, site } = project;
  const read = createDocsReader(settings.docsFolder);
  const named = pages.flatMap((page) => {
    const { related, url } = page.frontmatter;
    const ofRelated = Array.isArray(related) ? site.view(page.path).related : [];
    return [
      ...ofRelated.map((link) => ({ page, key: 'related', href: link.url })),
      ...(typeof url === 'string' ? [{ page, key: 'url', href: url }] : []),
    ];
  });
  if (named.length === 0) return [];
  const { exists, known } = sitePlaces(project, isServed);
  const similar = createSimilarSearch(known);
  return named.flatMap(({ href, key, page }) => {
    const url = `/${sitePath(href)}`;
    if (!/^\/(?!\/)/.test(href) || exists(url)) return [];
    const at = locateField(page, key, read);
    const left = project.unpublished(url.slice(1));
    if (left) {
      const message = `\`${key}\` names the file "${href}", which is not published: ${left.why}.`;
      return diagnostic('link-page-missing', { at, message, hint: left.hint });
    }
    const meant = similar(url.slice(1), page.file);
    return diagnostic('link-page-missing', {
      at,
      message: `\`${key}\` names "${href}", where no page is.`,
      hint: meant ? `Did you mean "/${meant}"?` : 'Correct the path, or remove the entry.',
    });
  });
}

/** What a path of the site may lead to. */
export function sitePlaces(project: Project, isServed: (url: string) => boolean): RedirectTargets {
  const { assets, config, pages, unpublished } = project;
  const known = new Set([...pages.map(({ path }) => sitePath(pageUrl(path))), ...assets]);
  const redirected = redirectFinder(config.redirects);
  const exists = (url: string) =>
    url === '/' ||
    known.has(url.slice(1)) ||
    isUnknown(project, url) ||
    redirected(url) !== undefined ||
    isServed(url);
  return { known, exists, unpublished };
}
