export {
  type Analyser,
  createAnalyser,
  type LanguageRules,
  type QueryWord,
  type Term,
} from './analyser.ts';
export { loadAnalyser } from './load-analyser.ts';
export { type Word, wordsOf } from './words.ts';
