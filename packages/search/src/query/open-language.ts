import { loadAnalyser } from '../analysis/load-analyser.ts';
import { phraseText } from '../analysis/phrase-key.ts';
import { synonymsFor } from '../analysis/synonyms.ts';
import type { Chunk } from '../chunks/chunks-of.ts';
import { urlMark } from '../format/entries.ts';
import type { LanguageFolder, StoredPage } from '../format/files.ts';
import { readImpacts } from '../format/postings.ts';
import type { Ranking } from '../ranking.ts';
import type { SearchOptions, SearchScope } from '../retriever.ts';
import { conceptsOf, phraseLists, type QueryReader } from './concepts.ts';
import { Dictionary } from './dictionary.ts';
import { type FileSource, jsonOf, openFolder, remembering } from './files.ts';
import { createMarker, type FindMatches } from './mark.ts';
import { parseQuery, saysMore } from './parse-query.ts';
import { isWithin, placesOf } from './places.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import type { StandsFirst } from './standing.ts';
import type { ScoredChunk } from './tally.ts';

/** A page that may be among the best once its texts are read. */
export interface Candidate {
  readonly score: number;
  /** What its score may rise to by what its texts say. */
  readonly mostScore: number;
  /** It stands in the part of the site that the query is first of all about. */
  readonly isFirst: boolean;
  /** Of its best chunk; see `Hit`. */
  readonly coverage: number;
  readonly load: () => Promise<FoundPage>;
}

/** A page that answers a query. */
export interface FoundPage {
  readonly score: number;
  readonly page: Omit<StoredPage, 'chunks'>;
  readonly scope: SearchScope;
  /** It stands in the part of the site that the query is first of all about. */
  readonly isFirst: boolean;
  /** Best first. */
  readonly chunks: readonly FoundChunk[];
  /** Finds in a text what was searched for. */
  readonly find: FindMatches;
}

/** A chunk that answers a query, with its texts. */
export interface FoundChunk extends Omit<ScoredChunk, 'chunk'> {
  readonly chunk: Chunk;
}

/** What a reader asks, and where. */
export interface Query extends Omit<SearchOptions, 'limit'> {
  readonly text: string;
  /** Its last word may be unfinished. */
  readonly isTyped: boolean;
}

/**
 * Searches the pages of one language; gives the best of the part of the site that comes first, and
 * those of the others.
 */
export type SearchLanguage = (
  query: Query,
  standsFirst: StandsFirst,
  limit: number,
) => Promise<Candidate[]>;

/** So many chunks of a page are read and shown at most. */
const mostChunks = 3;

/** Opens the files of a language. */
export async function openLanguage(
  source: FileSource,
  folder: LanguageFolder,
  ranking: Ranking,
): Promise<SearchLanguage> {
  const files = openFolder(source, folder);
  const [analyser, overview] = await Promise.all([loadAnalyser(folder.analysis), files.overview()]);
  const read = remembering(files.read);
  const dictionary = new Dictionary(files.read, overview.dictionary);
  const synonyms = synonymsFor(folder.analysis, analyser);
  const reader: QueryReader = { analyser, synonyms, dictionary, overview, read, ranking };
  const places = placesOf(overview);
  const boosts = new Map(overview.boosts);
  const textsOf = remembering(async (file) =>
    jsonOf<StoredPage[]>(await files.read(file)).flatMap(({ chunks, ...page }) =>
      chunks.map((chunk) => ({ page, chunk })),
    ),
  );

  const stored = async (chunk: number) => {
    const { file, place } = places.fileOf(chunk);
    const found = (await textsOf(file))[place];
    if (found === undefined) throw new Error(`The search files have no chunk ${chunk}.`);
    return found;
  };

  const pageOf = async (url: string | undefined): Promise<number | undefined> => {
    const entry = url === undefined ? undefined : await dictionary.find(urlMark + url);
    const [chunk] = entry === undefined ? [] : readImpacts(await dictionary.list(entry), 1).chunks;
    return chunk === undefined ? undefined : places.pages[chunk];
  };

  return async (query, standsFirst, limit) => {
    const parsed = parseQuery(query.text, analyser, query.isTyped);
    if (parsed.terms.length === 0 && parsed.phrase === '') return [];
    const [concepts, phrases, current] = await Promise.all([
      conceptsOf(parsed, reader),
      phraseLists(parsed, reader),
      pageOf(query.currentUrl),
    ]);
    const factorOf = (page: number) => {
      if (!isWithin(places.scopeOf(page) ?? { pages: 0 }, query)) return 0;
      const boost = (boosts.get(page) ?? 1) ** ranking.boostPower;
      return page === current ? boost * ranking.currentPage : boost;
    };
    const isFirst = (page: number) =>
      standsFirst({ ...places.scopeOf(page), ...languageOf(folder) });
    const rules = { factorOf, isFirst };
    const ranked = rankPages({ concepts, phrases }, places, ranking, rules, limit);
    const find = createMarker(concepts, analyser);
    const mayRise = saysMore(parsed);
    const isSaidIn = ({ inner, text }: Chunk) =>
      [text, ...inner.map((section) => section.text)].some((one) =>
        phraseText(one).includes(parsed.phrase),
      );
    const load = async ({ chunks, page }: RankedPage, isOfFirst: boolean): Promise<FoundPage> => {
      const loaded = await Promise.all(
        chunks.slice(0, mostChunks).map(async ({ chunk: number, score, ...share }) => {
          const { chunk, page: facts } = await stored(number);
          const factor = mayRise && isSaidIn(chunk) ? ranking.phrase : 1;
          return { facts, found: { ...share, chunk, score: score * factor } };
        }),
      );
      loaded.sort((one, other) => other.found.score - one.found.score);
      const [best] = loaded;
      if (best === undefined) throw new Error(`The search files have no page ${page}.`);
      const { product, version } = places.scopeOf(page) ?? {};
      return {
        score: best.found.score,
        page: best.facts,
        scope: { language: folder.language, version, product },
        isFirst: isOfFirst,
        chunks: loaded.map(({ found }) => found),
        find,
      };
    };
    const candidatesOf = (pages: readonly RankedPage[], isOfFirst: boolean) =>
      pages.map((one) => ({
        score: one.score,
        mostScore: mayRise ? one.score * ranking.phrase : one.score,
        isFirst: isOfFirst,
        coverage: one.chunks[0]?.coverage ?? 0,
        load: () => load(one, isOfFirst),
      }));
    return [...candidatesOf(ranked.first, true), ...candidatesOf(ranked.others, false)];
  };
}

function languageOf({ language }: LanguageFolder): SearchScope {
  return language === undefined ? {} : { language };
}
