import { type DocsConfig, type PageView, pageDate } from '@waymark/core';
import type { Question } from './questions.ts';

/** What the structured data of a page is made of. */
export interface StructuredSource {
  readonly config: DocsConfig;
  readonly view: PageView;
  /** The page documents an endpoint. */
  readonly isEndpoint: boolean;
  /** What the page asks and answers. */
  readonly questions: readonly Question[];
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
 * (docs/format/openapi.md#metadata: `APIReference` for endpoints, `TechArticle` for prose; and what it asks and answers).
 */
export function structuredData(source: StructuredSource): StructuredData[] {
  const parts = [breadcrumbList(source), article(source), questionPage(source)];
  return parts.filter((data) => data !== undefined);
}

/**
 * A page without a trail has none here either: one entry leads nowhere. Each entry needs an address,
 * so there is no list while that of the site is unknown.
 */
function breadcrumbList({ view, address }: StructuredSource): StructuredData | undefined {
  const { breadcrumbs, page } = view;
  const trail = [...breadcrumbs, { label: page.title, url: page.url }];
  const entries = trail.flatMap(({ label, url }) => {
    const item = url === undefined ? undefined : address(url);
    return item === undefined ? [] : [{ label, item }];
  });
  if (entries.length < 2) return undefined;
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item,
    })),
  };
}

/** A page of frequent questions (docs/format/pages.md#questions-and-answers). */
function questionPage({ questions, view }: StructuredSource): StructuredData | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: view.lang,
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer },
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
    keywords: named(keywords ?? [])?.join(', '),
    datePublished: pageDate(createdDate),
    dateModified: page.modified,
    author: people(authors),
    publisher: publisher(config, address('/')),
    isPartOf: { '@type': 'WebSite', name: config.name, url: address('/') },
  };
}

/** `seo.organization`, or else the site itself under its name. */
function publisher({ name, seo }: DocsConfig, home: string | undefined): StructuredData {
  const { id, sameAs = [], ...organization } = seo.organization ?? {};
  return {
    '@type': 'Organization',
    '@id': id,
    name,
    url: home,
    ...organization,
    sameAs: named(sameAs),
  };
}

/** `authors` of the frontmatter: names, or objects with one. */
function people(authors: unknown): StructuredData[] | undefined {
  if (!Array.isArray(authors)) return undefined;
  const names = authors.flatMap((author: unknown) => {
    if (typeof author === 'string') return [author];
    const hasName = typeof author === 'object' && author !== null && 'name' in author;
    return hasName && typeof author.name === 'string' ? [author.name] : [];
  });
  return named(names)?.map((name) => ({ '@type': 'Person', name }));
}

/** The names among texts, each once; an empty list says nothing. */
function named(texts: readonly string[]): readonly string[] | undefined {
  const names = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return names.size === 0 ? undefined : [...names];
}

/** JSON as it may stand in a script element of HTML (HTML section 4.12.1.3). */
export function scriptJson(data: StructuredData): string {
  return JSON.stringify(data).replace(/<(?=!--|\/?script)/gi, '\\u003c');
}
