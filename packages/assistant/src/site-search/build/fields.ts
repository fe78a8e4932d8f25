import type { IndexedPage, IndexedSection } from '@waymark/content';
import { phraseMark } from '../format/entries.ts';
import { phraseKey } from '../words/phrase-key.ts';

/** A text of a page with the weight of its words. */
export interface Field {
  readonly text: string;
  readonly weight: number;
  /** Short ones say more by each word, and say something by words like “about” as well. */
  readonly isLabel: boolean;
}

const weights = {
  title: 5,
  operation: 4,
  heading: 3,
  keywords: 2.5,
  description: 1.8,
  navigation: 1.2,
  address: 1.2,
  above: 0.4,
  text: 1,
} as const;

/** How much a whole title says; a heading says less. */
const phraseWeights = { title: 10, operation: 10, heading: 5 } as const;

/** What is searched of a section. Texts of the page itself count for its first one. */
export function fieldsOf(
  page: IndexedPage,
  section: IndexedSection,
  isFirst: boolean,
  text: string,
): Field[] {
  const ofSection = [
    label(section.heading, weights.heading),
    label(section.headingPath.join('\n'), weights.above),
    { text, weight: weights.text, isLabel: false },
  ];
  return isFirst ? [...pageFields(page), ...ofSection] : ofSection;
}

function pageFields({ title, operation, tags, description, navigation, url }: IndexedPage) {
  return [
    label(title, weights.title),
    label(operation ? `${operation.method} ${operation.path}` : '', weights.operation),
    label(tags.join('\n'), weights.keywords),
    { text: description ?? '', weight: weights.description, isLabel: false },
    label(navigation.join('\n'), weights.navigation),
    label(url.replaceAll(/[/_-]/g, ' '), weights.address),
  ];
}

function label(text: string, weight: number): Field {
  return { text, weight, isLabel: true };
}

/** Keys of the whole titles of a section, with their weights. */
export function phrasesOf(
  page: IndexedPage,
  section: IndexedSection,
  isFirst: boolean,
): Map<string, number> {
  const { title, operation } = page;
  const phrases: [string, number][] = [[section.heading, phraseWeights.heading]];
  if (isFirst) phrases.push([title, phraseWeights.title]);
  if (isFirst && operation) {
    phrases.push([operation.path, phraseWeights.operation]);
    phrases.push([`${operation.method} ${operation.path}`, phraseWeights.operation]);
  }
  return new Map(
    phrases
      .map(([text, weight]) => [phraseMark + phraseKey(text), weight] as const)
      .filter(([key]) => key !== phraseMark)
      // The highest weight of equal ones stands last and stays.
      .sort(([, one], [, other]) => one - other),
  );
}
