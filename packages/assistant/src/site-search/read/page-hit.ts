import type { StoredPage } from '../format/files.ts';
import type { PageHit, SearchScope, SectionHit } from '../hits.ts';
import { type FindMatches, partsOf } from './mark.ts';
import type { LoadedCandidate } from './open-language.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Places } from './places.ts';
import type { ScoredPage } from './score-pages.ts';
import { snippetOf } from './snippet.ts';

interface Search {
  readonly parsed: ParsedQuery;
  readonly find: FindMatches;
  readonly places: Places;
}

const mostSections = 3;
/** Sections with less than this share of the best one's score are left out. */
const leastShare = 0.3;
/** A text with the words as they stand in the query, side by side, comes before others. */
export const phraseFactor = 1.3;

/** A page as a hit. Its score rises when a section says exactly what was typed. */
export function pageHit(
  scored: ScoredPage,
  stored: StoredPage,
  scope: SearchScope,
  { parsed, find, places }: Search,
): LoadedCandidate {
  const isPhrase = saysMore(parsed);
  const sections = scored.sections.slice(0, mostSections * 2).flatMap(({ section, score }) => {
    const one = stored.sections[section - places.firstSection(scored.page)];
    if (one === undefined) return [];
    const isExact = isPhrase && hasPhrase(one.text, parsed.phrase);
    return [{ one, isExact, score: isExact ? score * phraseFactor : score }];
  });
  sections.sort((one, other) => other.score - one.score);
  const best = sections[0]?.score ?? 0;
  const shown = sections.filter(({ score }) => score >= best * leastShare).slice(0, mostSections);
  const { url, title, navigation, operation, isEndpoint } = stored;
  const hit: PageHit = {
    url,
    title: partsOf(title, find(title)),
    kind: isEndpoint ? 'endpoint' : 'page',
    navigation,
    ...(operation && { operation }),
    ...defined(scope),
    sections: shown.map(
      ({ one }): SectionHit => ({
        anchor: one.anchor ?? '',
        heading: partsOf(one.heading ?? '', find(one.heading ?? '')),
        headingPath: one.headingPath ?? [],
        snippet: snippetOf(one.text, find),
      }),
    ),
  };
  const isExact = sections.some((section) => section.isExact);
  return { score: isExact ? scored.score * phraseFactor : scored.score, hit };
}

/** Whether the whole query says more than its words: a name, several words, or a run of letters. */
export function saysMore({ terms }: ParsedQuery): boolean {
  return terms.length > 1 || terms.some(({ kind }) => kind === 'identifier' || kind === 'pair');
}

function hasPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && text.toLowerCase().includes(phrase);
}

function defined({ language, version, product }: SearchScope): SearchScope {
  return {
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
  };
}
