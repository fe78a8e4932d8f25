import { type DocsConfig, type PageView, pageDate } from '@waymark/core';

/** What the structured data of a page is made of. */
export interface StructuredSource {
  readonly config: DocsConfig;
  readonly view: PageView;
  /** The page documents an endpoint. */
  readonly isEndpoint: boolean;
  /** Address of a page of the site, when that of the site is known. */
  readonly address: (url: string) => string | undefined;
  /** Where search engines shall find the page. */
  readonly canonical: string | undefined;
}

/** An object of schema.org, as JSON; properties without a value are left out of it. */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/**
 * What a page says to search engines about itself: its trail, and what kind of text it is
 * (docs/format/openapi.md#metadata: `APIReference` for endpoints, `TechArticle` for prose).
 */
export function structuredData(source: StructuredSource): StructuredData[] {
  const trail = breadcrumbList(source);
  return [...(trail ? [trail] : []), article(source)];
}

/** A page without a trail has none here either: one entry leads nowhere. */
function breadcrumbList({ view, address }: StructuredSource): StructuredData | undefined {
  const { breadcrumbs, page } = view;
  if (breadcrumbs.length === 0) return undefined;
  const entries = [...breadcrumbs, { label: page.title, url: page.url }];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url === undefined ? undefined : address(url),
    })),
  };
}

function article(source: StructuredSource): StructuredData {
  const { config, view, isEndpoint, address, canonical } = source;
  const { page, lang } = view;
  const { authors, createdDate, keywords } = page.frontmatter;
  return {
    '@context': context,
    '@type': isEndpoint ? 'APIReference' : 'TechArticle',
    headline: page.title,
    description: page.description,
    url: canonical,
    inLanguage: lang,
    keywords: keywords?.join(', '),
    datePublished: pageDate(createdDate),
    dateModified: page.modified,
    author: people(authors),
    publisher: publisher(config, address('/')),
    isPartOf: { '@type': 'WebSite', name: config.name, url: address('/') },
  };
}

/** `seo.organization`, or else the site itself under its name. */
function publisher({ name, seo }: DocsConfig, home: string | undefined): StructuredData {
  const { id, ...organization } = seo.organization ?? {};
  return { '@type': 'Organization', '@id': id, name, url: home, ...organization };
}

/** `authors` of the frontmatter: names, or objects with one. */
function people(authors: unknown): StructuredData[] | undefined {
  if (!Array.isArray(authors)) return undefined;
  const names = authors.flatMap((author: unknown) => {
    if (typeof author === 'string') return [author];
    const named = typeof author === 'object' && author !== null && 'name' in author;
    return named && typeof author.name === 'string' ? [author.name] : [];
  });
  return names.length === 0 ? undefined : names.map((name) => ({ '@type': 'Person', name }));
}

/** JSON as it may stand in a script element of HTML. */
export function scriptJson(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
