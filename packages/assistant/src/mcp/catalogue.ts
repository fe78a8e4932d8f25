import type { IndexedPage } from '@waymark/content';
import type { McpDocs } from './mcp-docs.ts';

/** What the tools need to know of the pages, gathered once for all calls. */
export interface Catalogue {
  /** What tools are named after: lower-case ASCII letters, digits and `_`. */
  readonly slug: string;
  readonly scopes: Scopes;
  readonly pageAt: (url: string) => IndexedPage | undefined;
  /** The page that a path or an address means, with `.md` or an anchor or without. */
  readonly find: (pathOrAddress: string) => IndexedPage | undefined;
}

/** Codes that a search can be narrowed to, in the order of the navigation. */
export interface Scopes {
  readonly language: readonly string[];
  readonly version: readonly string[];
  readonly product: readonly string[];
}

/** Reads the index of a documentation through once. */
export function catalogueOf({ address, index }: Pick<McpDocs, 'address' | 'index'>): Catalogue {
  const { pages, site } = index;
  const byKey = new Map(pages.map((page) => [keyOf(page.url), page]));
  const base = new URL(address('/'), unknownSite);
  return {
    slug: slugOf(site.name),
    scopes: {
      language: valuesOf(pages, 'language'),
      version: valuesOf(pages, 'version'),
      product: valuesOf(pages, 'product'),
    },
    pageAt: (url) => byKey.get(keyOf(url)),
    find: (pathOrAddress) =>
      pathsOf(pathOrAddress, base)
        .map((path) => byKey.get(keyOf(path)))
        .find((page) => page !== undefined),
  };
}

/** Stands for the address of a site that has none yet; the domain can belong to nobody. */
const unknownSite = 'http://site.invalid/';

function valuesOf(pages: readonly IndexedPage[], scope: keyof Scopes): readonly string[] {
  return [...new Set(pages.flatMap((page) => page[scope] ?? []))];
}

/** Clients allow names of 64 characters, with the server's name before the tool's. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 32)
    .replace(/^_+|(?<!_)_+$/g, '');
  return slug === '' ? 'docs' : slug;
}

/** Paths below the base that an input may mean, the likeliest first. */
function pathsOf(input: string, base: URL): string[] {
  const url = URL.parse(input.trim(), base);
  if (!url || !isOfSite(url, base)) return [];
  const folder = base.pathname.replace(/(?<!\/)\/+$/, '');
  const whole = url.pathname;
  const below = `${whole}/`.startsWith(`${folder}/`) ? [whole.slice(folder.length)] : [];
  return [...below, whole].flatMap((path) => {
    const bare = path.replace(/\.(?:mdx?|html?)$/i, '');
    return [path, bare, bare.replace(/\/index$/, '/')];
  });
}

function isOfSite({ host, protocol }: URL, base: URL): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return host === base.host || base.host === new URL(unknownSite).host;
}

/** Equal for all spellings of one path. */
function keyOf(path: string): string {
  const bare = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
