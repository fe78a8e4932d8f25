import type { DocsConfig, PageSummary } from '@waymark/core';

/** An element `<meta>`; Open Graph names are properties, all others names. */
export interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

/** What a page's meta elements are made of. */
export interface MetaSource {
  readonly config: DocsConfig;
  readonly page: PageSummary;
  /** Absolute address of the page, when the site's address is known. */
  readonly url?: string | undefined;
}

/**
 * The `<meta>` elements of a page: what Waymark knows, then `seo.metatags` of the site, of the
 * folders that hold the page, and of the frontmatter; the last to name an element wins
 * (docs-json §3.11).
 */
export function metatags({ config, page, url }: MetaSource): MetaTag[] {
  const tags: Record<string, string | undefined> = {
    description: page.description ?? config.description,
    'og:title': page.title,
    'og:site_name': config.name,
    'og:type': 'article',
    'og:description': page.description ?? config.description,
    'og:url': url,
    'twitter:card': 'summary_large_image',
    ...config.seo.metatags,
    ...folderTags(config, page),
    ...frontmatterTags(page),
    ...(page.noindex ? { robots: 'noindex' } : {}),
  };
  delete tags['canonical'];
  return Object.entries(tags).flatMap(([name, content]) => {
    if (!content) return [];
    return [name.startsWith('og:') ? { property: name, content } : { name, content }];
  });
}

/** Longer folders win. */
function folderTags(config: DocsConfig, page: PageSummary): Record<string, string> {
  const folders = config.seo.paths.filter(
    ({ path }) => page.path === path || page.path.startsWith(`${path}/`),
  );
  folders.sort((left, right) => left.path.length - right.path.length);
  return Object.assign({}, ...folders.map((folder) => folder.metatags));
}

/** Frontmatter keys that are meta elements by their name. */
function frontmatterTags({ frontmatter }: PageSummary): Record<string, string> {
  const entries = Object.entries(frontmatter).flatMap(([name, value]): [string, string][] => {
    if (name === 'robots' && typeof value === 'string') return [[name, value]];
    if (name === 'keywords' && Array.isArray(value)) return [[name, value.join(', ')]];
    return /^(og|twitter|article):/.test(name) ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(entries);
}
