import { loadAnalyser } from '@waymark/search';

const fewWords = 4;
const mostWords = 12;
/** Characters of what a question is about: its first words tell it. */
const mostRead = 2_000;

/**
 * What to search for: the question, and where it hardly says anything by itself ("and on Windows?"),
 * also with the words of what it is about: what the reader selected, or the question before it
 * (docs/format/assistant.md#follow-ups). Both results count, so that these words weigh less.
 */
export async function searchQueries(
  question: string,
  about: string | undefined,
  language: string,
): Promise<readonly [string, ...string[]]> {
  if (about === undefined) return [question];
  const analyser = await loadAnalyser(language);
  const terms = new Set(analyser.terms(question).map(({ term }) => term));
  if (terms.size >= fewWords) return [question];
  const words = analyser
    .query(about.slice(0, mostRead))
    .filter(({ term }) => !terms.has(term))
    .slice(0, mostWords)
    .map(({ surface }) => surface);
  const joined = [question, ...words].join(' ');
  // With one word there is nothing that a search could go by.
  return terms.size < 2 ? [joined] : [question, joined];
}
