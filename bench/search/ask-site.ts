import { evaluate, type Question } from '@waymark/assistant';
import type { ContentIndex } from '@waymark/content';
import {
  buildSearchFiles,
  type FileSource,
  inMemory,
  openRetriever,
  type Ranking,
  type Retriever,
} from '../../packages/search/src/index.ts';
import { openIndex } from '../../packages/search/src/query/open-index.ts';
import { asHits, mostPages } from './engines/engine.ts';
import { type Fared, type Outcome, parts, ways } from './outcome.ts';
import { heldOut, questionsOf, tuningPart } from './questions.ts';

/** Makes the index of a site in memory with the numbers that a ranking has for it. */
export type MakeIndex = (ranking: Ranking) => Promise<MadeIndex>;

/** Asks all questions of the site with the numbers that a ranking has for queries. */
export type MadeIndex = (ranking: Ranking) => Promise<Outcome>;

/** The index of a site of the corpus and its question set. */
export function siteIndex(site: string, { pages }: ContentIndex): MakeIndex {
  const questions = questionsOf(site);
  const questionsIn = { tuning: tuningPart(questions), 'held out': heldOut(questions) };
  const languages = new Set(questions.map(({ language }) => language));
  // Each language has an index of its own, and those that no question is about tell nothing.
  const searched = pages.filter(
    ({ language }) => languages.has(undefined) || language === undefined || languages.has(language),
  );
  return async (written) => {
    const source = inMemory(await buildSearchFiles(searched, { ranking: written }));
    return async (ranking) => {
      const retrievers = { asked: openRetriever(source, ranking), typed: typing(source, ranking) };
      const outcome: Fared[] = [];
      for (const way of ways) {
        for (const part of parts) {
          outcome.push({ site, way, part, ...(await fared(retrievers[way], questionsIn[part])) });
        }
      }
      return outcome;
    };
  };
}

/** The search as a browser has it: the last word may be unfinished, and pages are what is found. */
function typing(source: FileSource, ranking: Ranking): Retriever {
  const index = openIndex(source, ranking);
  return {
    async search(text, { language } = {}) {
      const { pages } = await index.find({ text, isTyped: true, language }, mostPages);
      return asHits(pages.map(({ page }) => page.url));
    },
  };
}

async function fared(retriever: Retriever, questions: readonly Question[]) {
  const { recallAt5 = 0, meanReciprocalRank = 0 } = await evaluate(retriever, questions);
  const count = questions.length;
  return {
    questions: count,
    found: Math.round(recallAt5 * count),
    reciprocals: meanReciprocalRank * count,
  };
}
