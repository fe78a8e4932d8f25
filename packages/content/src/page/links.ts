import {
  type Diagnostic,
  decoded,
  diagnostic,
  leavesSite,
  pathInSite,
  type SourceLocation,
  urlsOfAttribute,
} from '@waymark/core/page';
import type { Root } from 'mdast';
import { createFragmentForms } from '../links/fragment.ts';
import { isPlaceless, type LinkTarget, resolveLink } from '../links/resolve.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, type JsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import type { Anchors, PageLink } from './compiled-page.ts';
import type { PageContext } from './context.ts';
import { openHash } from './open-fragments.ts';

/** Rewrites the links of one page, and collects what is left to check. */
export interface PageUrls {
  /**
   * The URL of a link as it stands in the compiled page.
   *
   * @param at where it is written; without it, it is not checked
   */
  rewrite(href: string, at?: SourceLocation): string;
  /** Whether a URL of the compiled page leads to another site. */
  leavesSite(url: string): boolean;
  /** Links that must be checked against the rest of the site. */
  readonly links: readonly PageLink[];
  /** What is wrong with links whatever the rest of the site is. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether all links so far lead to the same from any page. */
  isPlaceless(): boolean;
}

/**
 * Resolves the links and assets of a page, each form of writing once, or anew where it is to be checked
 * for the first time. Same-page fragments that name a heading in another generator's form are put right.
 */
export function createPageUrls(file: string, anchors: Anchors, context: PageContext): PageUrls {
  const known = new Map<string, { url: string; isChecked: boolean }>();
  const links: PageLink[] = [];
  const diagnostics: Diagnostic[] = [];
  const fragmentOf = createFragmentForms(anchors);
  const { base = '', isFile, pages, site } = context;
  /** An address of the site stays as it is written, and is checked as its path. */
  const checkWhole = (written: string, at: SourceLocation) => {
    const path = pathInSite(written, site);
    if (path === undefined) return;
    const target = resolveLink(path, { from: file, pages, isFile });
    if (!('url' in target) || target.kind === 'external' || target.kind === 'other') return;
    if (!isRight(target)) links.push({ ...siteLink(target), written, ...at });
  };
  const resolve = (written: string, at: SourceLocation | undefined): string => {
    const target = resolveLink(written, { from: file, pages, base, isFile });
    if (target.kind === 'external' && at) checkWhole(written, at);
    if (target.kind === 'anchor') {
      const found = fragmentOf(target.hash.slice(1));
      if (found === undefined && at) links.push(ownLink(written, target.hash, at));
      return found === undefined ? written : `#${found}`;
    }
    if (target.kind === 'empty' && at) diagnostics.push(withoutTarget(at));
    if (!('url' in target) || target.kind === 'external' || target.kind === 'other') return written;
    const isOfFile = target.kind === 'missing' && isFile(decoded(target.url).slice(1));
    const url = isOfFile ? context.fileHref(target.url) : context.href(target.url);
    const href = url + (target.query ?? '');
    if (!at || isRight(target)) return href + (target.hash ?? '');
    const link = { ...siteLink(target), written, ...at };
    links.push(link);
    return href + openHash(link, links.length - 1);
  };
  return {
    links,
    diagnostics,
    leavesSite: (url) => leavesSite(url, site),
    isPlaceless: () => known.keys().every(isPlaceless),
    rewrite(href, at) {
      const before = known.get(href);
      if (before && (before.isChecked || !at)) return before.url;
      const url = resolve(href, at);
      known.set(href, { url, isChecked: at !== undefined });
      return url;
    },
  };
}

/** Whether it is known of a link without the rest of the site that it leads somewhere. */
function isRight(target: LinkTarget): boolean {
  return target.kind === 'page' && (target.hash ?? '#') === '#';
}

function withoutTarget(at: SourceLocation): Diagnostic {
  return diagnostic('link-empty', {
    at,
    message: 'This link or picture has an empty address, so it leads to the page itself.',
    hint: 'Write an address, or leave only the text.',
  });
}

/** A fragment that the page does not have. */
function ownLink(written: string, hash: string, at: SourceLocation): PageLink {
  return { kind: 'page', written, url: '', fragment: hash.slice(1), ...at };
}

function siteLink(
  target: Exclude<LinkTarget, { kind: 'anchor' | 'external' | 'other' | 'empty' }>,
) {
  const { kind, url, hash } = target;
  return {
    kind,
    url,
    ...(target.kind === 'page' ? { page: target.path } : {}),
    ...(target.kind === 'missing' && target.nearest !== undefined
      ? { nearest: target.nearest }
      : {}),
    ...(hash === undefined ? {} : { fragment: hash.slice(1) }),
  };
}

/**
 * Rewrites every link and asset URL of the page to one that works where the site is served:
 * relative and `.md` links resolved, base path and trailing slash added. Links that leave the site
 * open in a new tab, as the format has it.
 */
export function rewriteLinks(
  root: Root,
  { file, urls, components }: { file: string; urls: PageUrls; components: ReadonlySet<string> },
): void {
  const isKnown = (name: string | null) =>
    name === null || /^[a-z]/.test(name) || components.has(name);
  eachNode(root, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = urls.rewrite(node.url, locate(node, file));
    }
    if (node.type === 'link' && urls.leavesSite(node.url)) {
      node.data = {
        ...node.data,
        hProperties: { target: '_blank', rel: 'noreferrer' },
      } as typeof node.data;
    }
    if (isJsxElement(node)) {
      // What the properties of the author's own components mean is unknown.
      rewriteAttributes(node, urls, isKnown(node.name) ? locate(node, file) : undefined);
    }
  });
}

function rewriteAttributes(
  element: JsxElement,
  urls: PageUrls,
  at: SourceLocation | undefined,
): void {
  for (const { name } of [...element.attributes].filter(isNamed)) {
    const rewriteUrls = urlsOfAttribute(element.name ?? '', name);
    const value = stringAttribute(element, name);
    if (!rewriteUrls || value === undefined) continue;
    const rewritten = rewriteUrls(value, (url) => urls.rewrite(url, at));
    if (rewritten !== value) setAttribute(element, name, rewritten);
  }
}

type Attribute = JsxElement['attributes'][number];

/** A spread has no name, and what it holds is known when it runs. */
function isNamed(given: Attribute): given is Extract<Attribute, { type: 'mdxJsxAttribute' }> {
  return given.type === 'mdxJsxAttribute';
}
