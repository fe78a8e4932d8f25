import { type Analyser, createAnalyser } from '../../retrieval/analysis/analyser.ts';
import { languageAliases, languageRules } from '../../retrieval/analysis/languages.ts';

/** How the words of a language are read. */
export interface SiteWords {
  /** Every word, for titles and queries: a page may be called “About”. */
  readonly all: Analyser;
  /** Without words that say nothing, for texts. */
  readonly telling: Analyser;
  readonly isStopWord: (word: string) => boolean;
}

const loaded = new Map<string, Promise<SiteWords>>();

/** The words of a language by its tag, loaded once. */
export function loadSiteWords(code: string): Promise<SiteWords> {
  const [primary = ''] = code.toLowerCase().split(/[-_]/);
  const language = languageAliases[primary] ?? primary;
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = load(language);
  loaded.set(language, words);
  words.catch(() => loaded.delete(language));
  return words;
}

async function load(language: string): Promise<SiteWords> {
  const rules = (await languageRules[language]?.()) ?? {};
  const stopWords = new Set((rules.stopWords ?? []).map((word) => word.toLowerCase()));
  const { stem } = rules;
  return {
    all: createAnalyser(stem === undefined ? {} : { stem }),
    telling: createAnalyser(rules),
    isStopWord: (word) => stopWords.has(word),
  };
}
