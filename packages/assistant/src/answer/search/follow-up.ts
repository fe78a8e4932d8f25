import { loadAnalyser } from '../../retrieval/analysis/load-analyser.ts';

const fewWords = 4;
const mostWords = 12;

/**
 * What to search for. A question that hardly says anything by itself ("and on Windows?") takes up
 * the words of the one before it (assistant reference, 5.5).
 */
export async function searchQuery(
  question: string,
  previous: string | undefined,
  language: string,
): Promise<string> {
  if (previous === undefined) return question;
  const analyser = await loadAnalyser(language);
  const terms = new Set(analyser.terms(question).map(({ term }) => term));
  if (terms.size >= fewWords) return question;
  const words = analyser
    .query(previous)
    .filter(({ term }) => !terms.has(term))
    .slice(0, mostWords)
    .map(({ surface }) => surface);
  return [question, ...words].join(' ');
}
