import { decoded } from '@waymark/core/page';
import { createPagePath, type Pages } from './page-path.ts';
import { encodePath, joinPath } from './path.ts';

/** Where a link on a page leads. `query` starts with `?`, `hash` with `#`. */
export type LinkTarget =
  | (SitePlace & { readonly kind: 'page'; readonly path: string })
  | (SitePlace & { readonly kind: 'asset' })
  /** A place of the site where no page is; `nearest` is the path of a page that may be meant. */
  | (SitePlace & { readonly kind: 'missing'; readonly nearest?: string })
  /** A fragment of the page itself. */
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'external'; readonly url: string }
  /** `mailto:`, `tel:` and other schemes. */
  | { readonly kind: 'other'; readonly url: string }
  | { readonly kind: 'empty' };

interface SitePlace {
  /** Percent-encoded path below the site's base, with a leading slash, without query and hash. */
  readonly url: string;
  readonly query?: string;
  readonly hash?: string;
}

/** What decides where a link leads besides the link itself. */
export interface LinkContext {
  /** File of the page that holds the link, relative to the docs folder. */
  readonly from: string;
  readonly pages: Pages;
  /** Path under which the site is served (`/docs`), if not `/`. */
  readonly base?: string;
  /** Whether a file of the docs folder exists; asked where an address may mean several. */
  readonly isFile?: (file: string) => boolean;
}

/**
 * Resolves a link as the format does (docs/format/pages.md#links), and in the forms that it leaves
 * broken: relative to the page's folder, with or without extension, below the base path,
 * percent-encoded.
 */
export function resolveLink(href: string, context: LinkContext): LinkTarget {
  const link = href.trim();
  if (link === '') return { kind: 'empty' };
  if (link.startsWith('#')) return { kind: 'anchor', hash: link };
  if (/^(?:https?:)?\/\//i.test(link)) return { kind: 'external', url: link };
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return { kind: 'other', url: link };
  return resolveSiteLink(link, context);
}

/** Whether a link leads to the same from any page: it is neither relative nor of the page alone. */
export function isPlaceless(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href.trim());
}

function resolveSiteLink(link: string, context: LinkContext): LinkTarget {
  const { from, pages, base, isFile } = context;
  const { path, ...rest } = splitLink(link);
  const written = decoded(path);
  const places = path === '' ? [withoutExtension(from)] : candidates(written, from, base);
  const pagePath = createPagePath(pages);
  for (const place of places) {
    const found = pagePath.find(place);
    if (found !== undefined) {
      return { kind: 'page', url: pagePath.url(found), path: found, ...rest };
    }
  }
  const [first = ''] = places;
  const place = (places.length > 1 ? places.find((other) => isFile?.(other)) : undefined) ?? first;
  const url = `/${encodePath(place)}`;
  if (isAsset(place)) return { kind: 'asset', url, ...rest };
  const nearest = pagePath.nearest(places);
  return { kind: 'missing', url, ...rest, ...(nearest === undefined ? {} : { nearest }) };
}

/** Places of the docs folder that a path may mean, the likeliest first. */
function candidates(path: string, from: string, base = ''): string[] {
  if (!path.startsWith('/')) {
    const folder = from.slice(0, from.lastIndexOf('/') + 1);
    const relative = joinPath(folder + path);
    // `guides/x` without `./`: as other generators read it, from the root of the docs.
    return path.startsWith('.') ? [relative] : [relative, joinPath(path)];
  }
  const place = joinPath(path);
  const prefix = joinPath(base);
  const below = prefix !== '' && `${place}/`.startsWith(`${prefix}/`);
  return below ? [place, place.slice(prefix.length + 1)] : [place];
}

function splitLink(link: string): { path: string; query?: string; hash?: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(link);
  const [, path = link, query, hash] = match ?? [];
  return { path, ...(query ? { query } : {}), ...(hash ? { hash } : {}) };
}

/** A file extension that no page has. `v1.2` has none. */
function isAsset(place: string): boolean {
  return /\.(?!mdx?$)[a-z][a-z\d]{1,9}$/i.test(place);
}

function withoutExtension(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}
