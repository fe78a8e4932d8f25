import type { LanguageRules } from './analyser.ts';

type Stemmer = Promise<{ readonly stemmer: (word: string) => string }>;
type StopWords = Promise<{ readonly stopwords: readonly string[] }>;

/** Words of questions (how many, how much) that the list of the language lacks. */
const englishQuestionWords = ['many', 'much'];

async function rulesOf(
  stopWords: StopWords,
  stemmer?: Stemmer,
  further: readonly string[] = [],
): Promise<LanguageRules> {
  const { stopwords } = await stopWords;
  return {
    stopWords: [...stopwords, ...further],
    ...(stemmer !== undefined && { stem: (await stemmer).stemmer }),
  };
}

/**
 * Loads the rules of a language by the first part of its tag. Written out one by one, so that a
 * bundler sees each and a browser fetches only its own.
 */
export const languageRules: Readonly<Record<string, () => Promise<LanguageRules>>> = {
  ar: () => rulesOf(import('@orama/stopwords/arabic'), import('@orama/stemmers/arabic')),
  bg: () => rulesOf(import('@orama/stopwords/bulgarian'), import('@orama/stemmers/bulgarian')),
  da: () => rulesOf(import('@orama/stopwords/danish'), import('@orama/stemmers/danish')),
  de: () => rulesOf(import('@orama/stopwords/german'), import('@orama/stemmers/german')),
  el: () => rulesOf(import('@orama/stopwords/greek'), import('@orama/stemmers/greek')),
  en: () =>
    rulesOf(
      import('@orama/stopwords/english'),
      import('@orama/stemmers/english'),
      englishQuestionWords,
    ),
  es: () => rulesOf(import('@orama/stopwords/spanish'), import('@orama/stemmers/spanish')),
  fi: () => rulesOf(import('@orama/stopwords/finnish'), import('@orama/stemmers/finnish')),
  fr: () => rulesOf(import('@orama/stopwords/french'), import('@orama/stemmers/french')),
  ga: () => rulesOf(import('@orama/stopwords/irish'), import('@orama/stemmers/irish')),
  hi: () => rulesOf(import('@orama/stopwords/indian'), import('@orama/stemmers/indian')),
  hu: () => rulesOf(import('@orama/stopwords/hungarian'), import('@orama/stemmers/hungarian')),
  hy: () => rulesOf(import('@orama/stopwords/armenian'), import('@orama/stemmers/armenian')),
  id: () => rulesOf(import('@orama/stopwords/indonesian'), import('@orama/stemmers/indonesian')),
  it: () => rulesOf(import('@orama/stopwords/italian'), import('@orama/stemmers/italian')),
  ja: () => rulesOf(import('@orama/stopwords/japanese')),
  lt: () => rulesOf(import('@orama/stopwords/lithuanian'), import('@orama/stemmers/lithuanian')),
  ne: () => rulesOf(import('@orama/stopwords/nepali'), import('@orama/stemmers/nepali')),
  nl: () => rulesOf(import('@orama/stopwords/dutch'), import('@orama/stemmers/dutch')),
  no: () => rulesOf(import('@orama/stopwords/norwegian'), import('@orama/stemmers/norwegian')),
  pt: () => rulesOf(import('@orama/stopwords/portuguese'), import('@orama/stemmers/portuguese')),
  ro: () => rulesOf(import('@orama/stopwords/romanian'), import('@orama/stemmers/romanian')),
  ru: () => rulesOf(import('@orama/stopwords/russian'), import('@orama/stemmers/russian')),
  sl: () => rulesOf(import('@orama/stopwords/slovenian')),
  sr: () => rulesOf(import('@orama/stopwords/serbian'), import('@orama/stemmers/serbian')),
  sv: () => rulesOf(import('@orama/stopwords/swedish'), import('@orama/stemmers/swedish')),
  ta: () => rulesOf(import('@orama/stopwords/tamil'), import('@orama/stemmers/tamil')),
  tr: () => rulesOf(import('@orama/stopwords/turkish'), import('@orama/stemmers/turkish')),
  uk: () => rulesOf(import('@orama/stopwords/ukrainian'), import('@orama/stemmers/ukrainian')),
  zh: () => rulesOf(import('@orama/stopwords/mandarin')),
};

/** Codes that docs repositories write for others. */
export const languageAliases: Readonly<Record<string, string>> = {
  cn: 'zh',
  jp: 'ja',
  nb: 'no',
  nn: 'no',
  ua: 'uk',
};
