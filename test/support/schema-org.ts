/** What a value of structured data may be. */
type Kind = 'text' | 'address' | 'date' | 'whole' | readonly string[];

interface Property {
  readonly kind: Kind;
  /** Search engines show nothing of an object without it. */
  readonly isNeeded?: true;
  readonly isList?: true;
}

const text: Property = { kind: 'text' };
const address: Property = { kind: 'address' };
const date: Property = { kind: 'date' };

const article: Readonly<Record<string, Property>> = {
  headline: { kind: 'text', isNeeded: true },
  description: text,
  url: address,
  inLanguage: text,
  keywords: text,
  datePublished: date,
  dateModified: date,
  author: { kind: ['Person', 'Organization'], isList: true },
  publisher: { kind: ['Organization', 'Person'] },
  isPartOf: { kind: ['WebSite'] },
};

/**
 * The properties of the types that pages use, of those that schema.org knows, and which of them
 * Google's documentation of structured data asks for (breadcrumb, article, FAQ page, organization).
 */
const types: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  TechArticle: article,
  APIReference: article,
  BreadcrumbList: { itemListElement: { kind: ['ListItem'], isNeeded: true, isList: true } },
  ListItem: {
    position: { kind: 'whole', isNeeded: true },
    name: { kind: 'text', isNeeded: true },
    item: { kind: 'address', isNeeded: true },
  },
  FAQPage: {
    inLanguage: text,
    mainEntity: { kind: ['Question'], isNeeded: true, isList: true },
  },
  Question: {
    name: { kind: 'text', isNeeded: true },
    acceptedAnswer: { kind: ['Answer'], isNeeded: true },
  },
  Answer: { text: { kind: 'text', isNeeded: true } },
  Organization: {
    name: { kind: 'text', isNeeded: true },
    legalName: text,
    url: address,
    logo: address,
    sameAs: { kind: 'address', isList: true },
  },
  Person: { name: { kind: 'text', isNeeded: true }, url: address },
  WebSite: { name: { kind: 'text', isNeeded: true }, url: address },
};

/** Types that a page may state by themselves. */
const ofPages = ['APIReference', 'BreadcrumbList', 'FAQPage', 'TechArticle'];

/** The objects that the HTML of a page states. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

/** What is wrong with the structured data of a page, each mistake with the way to it. */
export function schemaMistakes(html: string): string[] {
  const objects = structuredDataOf(html);
  const kinds = objects.map((object) => String(object['@type']));
  return [
    ...objects.flatMap((object, index) => [
      ...(object['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org']),
      ...mistakesOf(object, ofPages, kinds[index] ?? ''),
    ]),
    ...kinds
      .filter((kind, index) => kinds.indexOf(kind) !== index)
      .map((kind) => `${kind} is there twice`),
    ...objects.filter((object) => object['@type'] === 'BreadcrumbList').flatMap(positionMistakes),
  ];
}

function mistakesOf(value: unknown, allowed: readonly string[], at: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is no object`];
  const {
    '@context': _context,
    '@type': type,
    '@id': id,
    ...given
  } = value as Record<string, unknown>;
  const properties = types[String(type)];
  if (!properties || !allowed.includes(String(type))) return [`${at} is a ${String(type)}`];
  const needed = Object.keys(properties).filter((name) => properties[name]?.isNeeded);
  return [
    ...(id === undefined || isAddress(id) ? [] : [`${at}.@id is ${JSON.stringify(id)}`]),
    ...needed.filter((name) => !(name in given)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(given).flatMap(([name, entry]) => {
      const property = properties[name];
      if (!property) return [`${at}.${name} is no property of a ${String(type)}`];
      if (!Array.isArray(entry)) return valueMistakes(entry, property, `${at}.${name}`);
      if (!property.isList || entry.length === 0) return [`${at}.${name} is a list`];
      return entry.flatMap((item, index) =>
        valueMistakes(item, property, `${at}.${name}[${index}]`),
      );
    }),
  ];
}

function valueMistakes(value: unknown, { kind }: Property, at: string): string[] {
  if (typeof kind !== 'string') return mistakesOf(value, kind, at);
  const isRight = {
    address: isAddress,
    date: (given: unknown) => typeof given === 'string' && /^\d{4}-\d\d-\d\d(?:T.+)?$/.test(given),
    text: (given: unknown) => typeof given === 'string' && given.trim() !== '',
    whole: Number.isInteger,
  }[kind](value);
  return isRight ? [] : [`${at} is ${JSON.stringify(value)}`];
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function positionMistakes({ itemListElement }: Record<string, unknown>): string[] {
  const entries = Array.isArray(itemListElement) ? itemListElement : [];
  const positions = entries.map(({ position }) => position as unknown);
  const isInOrder = positions.every((position, index) => position === index + 1);
  return isInOrder && entries.length > 1 ? [] : [`positions are ${positions.join(', ')}`];
}
