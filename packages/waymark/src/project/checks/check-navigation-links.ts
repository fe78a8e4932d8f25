import { createSimilarSearch } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import {
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  lazily,
  type NavNode,
  pageUrl,
  type RedirectTargets,
  redirectFinder,
} from '@waymark/core';
import { sitePath } from '../paths/site-path.ts';
import type { Project } from '../project.ts';
import { locateField } from '../reading/locate-field.ts';
import { isUnknown } from './site-links.ts';

/** Warnings about an `href` of the navigation, the top bar or the footer that leads to nothing of the site. */
export function checkNavigationLinks(
  project: Project,
  { exists, known }: RedirectTargets,
): Diagnostic[] {
  const similar = lazily(() => createSimilarSearch(known, pagesInOrder(project)));
  const mistake = (href: string, path: string) => {
    const left = project.unpublished(path);
    if (left) {
      const message = `The \`href\` "${href}" names a file that is not published: ${left.why}.`;
      return { message, hint: left.hint };
    }
    const meant = similar()(path);
    return {
      message: `The \`href\` "${href}" leads to a path where there is neither a page nor a file.`,
      hint: meant ? `Did you mean "/${meant}"?` : 'Correct the path, or add the page.',
    };
  };
  const found = ({ href, pointer }: Link): Diagnostic[] => {
    const url = `/${sitePath(href)}`;
    if (!/^\/(?!\/)/.test(href) || exists(url)) return [];
    const at = project.locateConfig(pointer);
    return [diagnostic('navigation-href-missing', { at, pointer, ...mistake(href, url.slice(1)) })];
  };
  return [...navigationLinks(project.site.root), ...barLinks(project)].flatMap(found);
}

/** An `href` of `docs.json` and where it stands there. */
interface Link {
  readonly pointer: string;
  readonly href: string;
}

function navigationLinks(node: NavNode): Link[] {
  const { children, global = [], id, kind, location, url } = node;
  const inner = [...children, ...global].flatMap(navigationLinks);
  if (kind === 'page' || !location || url === undefined) return inner;
  return [{ pointer: `${id}/href`, href: url }, ...inner];
}

/** Links at the top and at the end of pages; languages may bring bars of their own. */
function barLinks({ config, site }: Project): Link[] {
  const ofLanguages = languageNodes(site.root).flatMap(({ id, language = '' }) =>
    linksIn(id, config.languages.get(language) ?? {}),
  );
  const ofLogo = config.logo?.href;
  return [
    ...(ofLogo === undefined ? [] : [{ pointer: '/logo/href', href: ofLogo }]),
    ...linksIn('', config),
    ...ofLanguages,
  ];
}

/** The first entry of a language is the one whose bars count. */
function languageNodes(root: NavNode): readonly NavNode[] {
  const all = (node: NavNode): NavNode[] => [node, ...node.children.flatMap(all)];
  const found = all(root).filter(({ kind }) => kind === 'language');
  return [...new Map(found.reverse().map((node) => [node.language, node])).values()];
}

function linksIn(place: string, { footer, navbar }: Partial<Bars>): Link[] {
  const { links = [], primary } = navbar ?? {};
  return [
    ...links.map(({ href }, at) => ({ pointer: `${place}/navbar/links/${at}/href`, href })),
    ...(primary ? [{ pointer: `${place}/navbar/primary/href`, href: primary.href }] : []),
    ...(footer?.links ?? []).flatMap(({ items }, column) =>
      items.map(({ href }, at) => ({
        pointer: `${place}/footer/links/${column}/items/${at}/href`,
        href,
      })),
    ),
  ];
}

type Bars = Pick<DocsConfig, 'footer' | 'navbar'>;

/** Warnings about a path in `related` or `url` of a page's frontmatter that leads to nothing of the site. */
export function checkFrontmatterLinks(
  project: Project,
  { exists, known }: RedirectTargets,
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
  const similar = createSimilarSearch(known, pagesInOrder(project));
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

/** Paths of the pages of the site, as they are written, in the order in which they are read. */
function pagesInOrder({ site }: Project): readonly string[] {
  return site.order.filter((path) => site.pages.has(path)).map((path) => sitePath(pageUrl(path)));
}

/**
 * What a path of the site may lead to.
 *
 * @param isServed whether something else is at a URL, such as a page of the user's own project
 */
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
