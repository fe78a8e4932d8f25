import type { LanguageRules } from './analyser.ts';
import type { tellingWords } from './telling-words.ts';

type Stemmer = Promise<{ readonly stemmer: (word: string) => string }>;
type StopWords = Promise<{ readonly stopwords: readonly string[] }>;

/** Words of questions (how many, how much) that the list of the language lacks. */
const englishQuestionWords = ['many', 'much'];
/** What is asked for after `how`, and is seldom a word of the answer: it says a number, or `daily`. */
const englishMeasures = {
  after: 'how',
  words: ['big', 'far', 'fast', 'frequently', 'large', 'long', 'often', 'old', 'quickly', 'soon'],
};
/**
 * Words of it that say something. `off` and `once` do as well, and yet stay: they are said in passing
 * more often, and as words of a query put worse pages first (`bench/search/questions`).
 */
const englishTellingWords = ['same'];

async function rulesOf(stopWords: StopWords, stemmer?: Stemmer): Promise<LanguageRules> {
  const { stopwords } = await stopWords;
  return {
    stopWords: stopwords,
    ...(stemmer !== undefined && { stem: (await stemmer).stemmer }),
  };
}

async function englishStopWords(): StopWords {
  const { stopwords } = await import('@orama/stopwords/english');
  return { stopwords: [...without(stopwords, englishTellingWords), ...englishQuestionWords] };
}

/** A list of stop words without those that say what a text is about. */
async function untelling(language: keyof typeof tellingWords, list: StopWords): StopWords {
  const { tellingWords } = await import('./telling-words.ts');
  return { stopwords: without((await list).stopwords, tellingWords[language].split(/\s+/)) };
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

/**
 * Loads the rules of a language by the first part of its tag. Written out one by one, so that a
 * bundler sees each and a browser fetches only its own.
 */
export const languageRules: Readonly<Record<string, () => Promise<LanguageRules>>> = {
  ar: () =>
    rulesOf(untelling('ar', import('@orama/stopwords/arabic')), import('@orama/stemmers/arabic')),
  bg: () =>
    rulesOf(
      untelling('bg', import('@orama/stopwords/bulgarian')),
      import('@orama/stemmers/bulgarian'),
    ),
  da: () => rulesOf(import('@orama/stopwords/danish'), import('@orama/stemmers/danish')),
  de: () =>
    rulesOf(untelling('de', import('@orama/stopwords/german')), import('@orama/stemmers/german')),
  el: () => rulesOf(import('@orama/stopwords/greek'), import('@orama/stemmers/greek')),
  en: async () => ({
    ...(await rulesOf(englishStopWords(), import('@orama/stemmers/english'))),
    measures: englishMeasures,
  }),
  es: () => rulesOf(import('./spanish-stop-words.ts'), import('@orama/stemmers/spanish')),
  fi: () => rulesOf(import('@orama/stopwords/finnish'), import('@orama/stemmers/finnish')),
  fr: () => rulesOf(import('@orama/stopwords/french'), import('@orama/stemmers/french')),
  ga: () => rulesOf(import('@orama/stopwords/irish'), import('@orama/stemmers/irish')),
  hi: () =>
    rulesOf(untelling('hi', import('@orama/stopwords/indian')), import('@orama/stemmers/indian')),
  hu: () =>
    rulesOf(
      untelling('hu', import('@orama/stopwords/hungarian')),
      import('@orama/stemmers/hungarian'),
    ),
  hy: () => rulesOf(import('@orama/stopwords/armenian'), import('@orama/stemmers/armenian')),
  id: () =>
    rulesOf(
      untelling('id', import('@orama/stopwords/indonesian')),
      import('@orama/stemmers/indonesian'),
    ),
  it: () => rulesOf(import('@orama/stopwords/italian'), import('@orama/stemmers/italian')),
  ja: () => rulesOf(import('@orama/stopwords/japanese')),
  lt: () => rulesOf(import('@orama/stopwords/lithuanian'), import('@orama/stemmers/lithuanian')),
  ne: () =>
    rulesOf(untelling('ne', import('@orama/stopwords/nepali')), import('@orama/stemmers/nepali')),
  nl: () => rulesOf(import('@orama/stopwords/dutch'), import('@orama/stemmers/dutch')),
  no: () => rulesOf(import('@orama/stopwords/norwegian'), import('@orama/stemmers/norwegian')),
  pt: () => rulesOf(import('@orama/stopwords/portuguese'), import('@orama/stemmers/portuguese')),
  ro: () =>
    rulesOf(
      untelling('ro', import('@orama/stopwords/romanian')),
      import('@orama/stemmers/romanian'),
    ),
  ru: () =>
    rulesOf(untelling('ru', import('@orama/stopwords/russian')), import('@orama/stemmers/russian')),
  sl: () => rulesOf(import('@orama/stopwords/slovenian')),
  sr: () =>
    rulesOf(untelling('sr', import('@orama/stopwords/serbian')), import('@orama/stemmers/serbian')),
  sv: () => rulesOf(import('@orama/stopwords/swedish'), import('@orama/stemmers/swedish')),
  ta: () =>
    rulesOf(untelling('ta', import('@orama/stopwords/tamil')), import('@orama/stemmers/tamil')),
  tr: () => rulesOf(import('./turkish-stop-words.ts'), import('@orama/stemmers/turkish')),
  uk: () => rulesOf(import('@orama/stopwords/ukrainian'), import('@orama/stemmers/ukrainian')),
  zh: () => rulesOf(import('./chinese-stop-words.ts')),
};

/** Codes that docs repositories write for others. */
export const languageAliases: Readonly<Record<string, string>> = {
  cn: 'zh',
  jp: 'ja',
  nb: 'no',
  nn: 'no',
  ua: 'uk',
};
