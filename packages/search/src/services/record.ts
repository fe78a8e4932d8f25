import { plainText } from '../chunks/plain-text.ts';
import { splitLines, splitText } from '../chunks/split-text.ts';
import type { SearchedPage, SearchedSection } from '../page.ts';
import { textUpTo } from '../query/whole-letters.ts';
import { everyFacet } from './facets.ts';

/** Headings by level: the outermost label of the navigation, the title, then those of the page. */
export type RecordLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/**
 * A section as services of search hold it, in the shape of DocSearch
 * (https://docsearch.algolia.com/docs/record-extractor), with what the dialog shows besides.
 */
export interface ServiceRecord {
  readonly objectID: string;
  readonly type: RecordLevel | 'content';
  readonly hierarchy: Readonly<Record<RecordLevel, string | null>>;
  /** Plain text, in records of the type `content`. */
  readonly content: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  /** Of the page, below the base of the site. */
  readonly path: string;
  /** `all` for pages that belong to every language; the same under the name that DocSearch uses. */
  readonly lang: string;
  readonly language: string;
  readonly version: string;
  readonly product: string;
  readonly navigation: readonly string[];
  readonly tags: readonly string[];
  /** Of the page of an endpoint, upper case. */
  readonly method: string;
  readonly operation: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** Characters of a text: Algolia takes records of 10 kB, and a letter takes up to four bytes. */
const longestText = 1800;
const longestHeading = 200;

/**
 * The records of a page: one for each heading, and one for each piece of the text below it.
 *
 * @param address of the site without a slash at its end; empty where it is not known
 */
export function serviceRecords(page: SearchedPage, address: string): ServiceRecord[] {
  const records: ServiceRecord[] = [];
  const { language = everyFacet, version = everyFacet, product = everyFacet } = page;
  const pageUrl = address + page.url;
  const shared = {
    url_without_anchor: pageUrl,
    path: page.url,
    lang: language,
    language,
    version,
    product,
    navigation: page.navigation,
    tags: page.tags,
    method: page.operation?.method ?? '',
    operation: page.operation?.path ?? '',
  };
  const add = (section: SearchedSection, type: ServiceRecord['type'], content: string | null) => {
    const position = records.length;
    const { anchor } = section;
    records.push({
      objectID: `${page.url}#${position}`,
      type,
      hierarchy: hierarchyOf(page, section),
      content,
      url: anchor === '' ? pageUrl : `${pageUrl}#${anchor}`,
      anchor,
      ...shared,
      weight: { pageRank: Math.round(page.boost * 10), level: levelWeight(type), position },
    });
  };
  const [first, ...others] = page.sections;
  const start = first?.anchor === '' ? first : emptyStart;
  for (const section of first === start ? [start, ...others] : [start, ...page.sections]) {
    add(section, levelOf(section), null);
    const lead = section === start ? page.description : undefined;
    const text = [lead, section.text].filter(Boolean).join('\n\n');
    const pieces = splitText(text, longestText);
    // Code is in one piece, however long it is.
    for (const piece of pieces.flatMap((whole) => splitLines(whole, longestText))) {
      const content = plainText(piece);
      if (content !== '') add(section, 'content', content);
    }
  }
  return records;
}

const emptyStart: SearchedSection = {
  anchor: '',
  heading: '',
  level: 1,
  headingPath: [],
  text: '',
};

function levelOf({ heading, headingPath }: SearchedSection): RecordLevel {
  return heading === '' ? 'lvl1' : (`lvl${Math.min(2 + headingPath.length, 6)}` as RecordLevel);
}

function hierarchyOf(page: SearchedPage, section: SearchedSection): ServiceRecord['hierarchy'] {
  const below = section.heading === '' ? [] : [...section.headingPath, section.heading];
  const at = (index: number) => {
    const heading = below[index];
    return heading === undefined ? null : textUpTo(heading, longestHeading);
  };
  return {
    lvl0: page.navigation[0] ?? page.title,
    lvl1: page.title,
    lvl2: at(0),
    lvl3: at(1),
    lvl4: at(2),
    lvl5: at(3),
    // A heading deeper than the levels that there are takes the last one.
    lvl6: at(below.length > 5 ? below.length - 1 : 4),
  };
}

/** As DocSearch ranks: headings before text, outer ones before inner ones. */
function levelWeight(type: ServiceRecord['type']): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
