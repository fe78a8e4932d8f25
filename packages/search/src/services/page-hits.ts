import type { PageHit, SectionHit, TextPart } from '../hits.ts';
import { everyFacet } from './facets.ts';
import type { ServiceRecord } from './record.ts';

/** What a service sets around what was searched for: no text has these. */
export const markStart = '\u{e000}';
/** As `markStart`, behind it. */
export const markEnd = '\u{e001}';

/** A record that was found, with the texts in which what was searched for is marked. */
export interface FoundRecord {
  readonly record: Omit<ServiceRecord, 'objectID' | 'weight' | 'hierarchy' | 'content'>;
  /** Headings by their level, from that of the page on. */
  readonly headings: readonly string[];
  readonly text: string;
}

const mostSections = 3;

/** The pages of records, best first, with their best sections, each of them once. */
export function pageHits(found: readonly FoundRecord[]): PageHit[] {
  return [...Map.groupBy(found, ({ record }) => record.path).values()].map(pageHit);
}

function pageHit(found: readonly FoundRecord[]): PageHit {
  const [{ headings, record }] = found as readonly [FoundRecord, ...FoundRecord[]];
  const { language, method, navigation, operation, path, product, version } = record;
  const isEndpoint = Boolean(method);
  const sections = [...Map.groupBy(found, (one) => one.record.anchor).values()];
  return {
    url: path,
    title: partsOf(headings[0] ?? ''),
    kind: isEndpoint ? 'endpoint' : 'page',
    ...(isEndpoint && { operation: { method, path: operation } }),
    navigation: navigation ?? [],
    ...(language !== everyFacet && { language }),
    ...(product !== everyFacet && { product }),
    ...(version !== everyFacet && { version }),
    sections: sections.slice(0, mostSections).map(sectionHit),
  };
}

function sectionHit(found: readonly FoundRecord[]): SectionHit {
  const [{ headings, record }] = found as readonly [FoundRecord, ...FoundRecord[]];
  const below = headings.slice(1);
  return {
    anchor: record.anchor,
    heading: partsOf(below.at(-1) ?? ''),
    headingPath: below.slice(0, -1).map(unmarked),
    snippet: partsOf(found.find(({ text }) => text !== '')?.text ?? ''),
  };
}

function partsOf(text: string): TextPart[] {
  return text.split(markStart).flatMap((piece, index) => {
    const [marked = '', ...rest] = index === 0 ? ['', piece] : piece.split(markEnd);
    const plain = rest.join('');
    return [
      ...(marked === '' ? [] : [{ text: marked, isMatch: true }]),
      ...(plain === '' ? [] : [{ text: plain, isMatch: false }]),
    ];
  });
}

function unmarked(text: string): string {
  return text.replaceAll(markStart, '').replaceAll(markEnd, '');
}
