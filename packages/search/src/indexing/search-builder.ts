import { deflateRawSync } from 'node:zlib';
import { loadAnalyser } from '../analysis/load-analyser.ts';
import { synonymsFor } from '../analysis/synonyms.ts';
import { chunksOf } from '../chunks/chunks-of.ts';
import { ByteWriter } from '../format/bytes.ts';
import {
  type LanguageFolder,
  type Manifest,
  manifestFile,
  overviewFile,
  packFile,
} from '../format/files.ts';
import type { SearchedPage } from '../page.ts';
import { type Ranking, usualRanking } from '../ranking.ts';
import type { SearchScope } from '../retriever.ts';
import { type ChunkTerms, chunkTerms } from './chunk-terms.ts';
import { contentDigest } from './content-digest.ts';
import type { Words } from './impacts.ts';
import { KeyNumbers } from './key-numbers.ts';
import { type LanguageFiles, languageFiles } from './language-files.ts';
import { grouped } from './scopes.ts';
import { type ReadPage, type SearchRun, searchRun, searchRuns } from './search-run.ts';

/** Files of a language that are fewer bytes together are one file. */
const packSize = 90_000;

/** Files by their names below the folder of the search. */
export type SearchFiles = ReadonlyMap<string, Uint8Array>;

/** Makes the files of a site's search: pages are read, put together in runs, and those in files. */
export class SearchBuilder {
  readonly #ranking: Ranking;
  readonly #words = new Map<string, Promise<Words>>();
  /** Of the keys of expected runs, by language. */
  readonly #numbers = new Map<string, KeyNumbers>();

  constructor(ranking: Ranking = usualRanking) {
    this.#ranking = ranking;
  }

  /** Reads the words of a page, which is most of the work. */
  async read(page: SearchedPage): Promise<ChunkTerms> {
    return chunkTerms(chunksOf(page), await this.#wordsOf(page), this.#ranking);
  }

  /** @param pages those of a run, as `searchRuns` gives it, that are searched */
  async run(pages: readonly ReadPage[]): Promise<SearchRun> {
    return searchRun(pages, await this.#wordsOf(pages[0]?.page ?? {}), this.#ranking);
  }

  /** Does of the work of `files` what can be done with one run, before the others are there. */
  expect(run: SearchRun): void {
    const language = languageOf(run);
    const numbers = this.#numbers.get(language) ?? new KeyNumbers();
    this.#numbers.set(language, numbers);
    if (run.chunks.length > 0) numbers.add(run);
  }

  /**
   * What a search reads. The same content gives the same bytes. Only `manifest.json` keeps its name
   * when the content changes; all others may be cached for good. They are compressed in themselves,
   * so that a host need not do it.
   *
   * @param runs of all pages, in the order of the index
   * @param standard parts of the site that come first where a search does not say which: of each
   *   language and product the default version, those of the default language first
   */
  async files(
    runs: readonly SearchRun[],
    standard: readonly SearchScope[] = [],
  ): Promise<SearchFiles> {
    const files = new Map<string, Uint8Array>();
    const languages: LanguageFolder[] = [];
    const searched = runs.filter(({ chunks }) => chunks.length > 0);
    for (const ofLanguage of grouped(searched, languageOf)) {
      const { language } = ofLanguage[0] ?? {};
      const numbers = this.#numbers.get(languageOf({ language }));
      const built = languageFiles(ofLanguage, await this.#wordsOf({ language }), numbers);
      const { folder, files: ofFolder } = languageFolder(language, built);
      languages.push(folder);
      for (const [name, bytes] of ofFolder) files.set(name, bytes);
    }
    const manifest: Manifest = {
      formatVersion: 5,
      languages,
      ...(standard.length > 0 && { standard }),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(manifest));
    return new Map([...files, [manifestFile, bytes]]);
  }

  #wordsOf({ language }: { readonly language?: string | undefined }): Promise<Words> {
    const code = analysisOf(language);
    const known = this.#words.get(code) ?? loadWords(code);
    this.#words.set(code, known);
    return known;
  }
}

async function loadWords(code: string): Promise<Words> {
  const analyser = await loadAnalyser(code);
  return { analyser, synonyms: synonymsFor(code, analyser) };
}

/** What the files of a search are made with besides its pages. */
export interface SearchFilesOptions {
  readonly ranking?: Ranking | undefined;
  /** See `SearchBuilder.files`. */
  readonly standard?: readonly SearchScope[] | undefined;
}

/** The files of the search for all pages of a site, in the order of the index. */
export async function buildSearchFiles(
  pages: Iterable<SearchedPage>,
  { ranking, standard }: SearchFilesOptions = {},
): Promise<SearchFiles> {
  const builder = new SearchBuilder(ranking);
  const runs: SearchRun[] = [];
  for (const run of searchRuns([...pages], (page) => page)) {
    const read: ReadPage[] = [];
    for (const page of run.filter(isSearchable)) {
      read.push({ page, terms: await builder.read(page) });
    }
    runs.push(await builder.run(read));
  }
  return builder.files(runs, standard);
}

/** Whether search and answers may draw on a page; agents may read all of them. */
export function isSearchable({ searchable }: Pick<SearchedPage, 'searchable'>): boolean {
  return searchable !== false;
}

/** Runs of one language are put together. */
function languageOf({ language }: Pick<SearchRun, 'language'>): string {
  return language ?? '';
}

/** The language whose words are expected where a site names none. */
function analysisOf(language: string | undefined): string {
  return language ?? 'en';
}

/** One after the other: for files so small, a thread of its own takes longer than it saves. */
function compressed(bytes: Uint8Array): Uint8Array {
  // What Node gives may be in a larger piece of memory.
  return new Uint8Array(deflateRawSync(bytes));
}

function languageFolder(language: string | undefined, built: LanguageFiles) {
  const overview = compressed(new TextEncoder().encode(JSON.stringify(built.overview)));
  const named = new Map([
    ...[...built.words].map(([name, bytes]) => [name, compressed(bytes)] as const),
    ...built.texts,
  ]);
  const isPacked = overview.length + sizeOf(named) <= packSize;
  const [name, bytes] = isPacked
    ? [packFile, packed([[overviewFile, overview], ...named])]
    : [overviewFile, overview];
  const beside: typeof named = isPacked ? new Map() : named;
  const digest = contentDigest([bytes]);
  const folder: LanguageFolder = {
    ...(language !== undefined && { language }),
    analysis: analysisOf(language),
    folder: `${folderName(language)}-${digest}`,
    isPacked,
    bytes: bytes.length,
    besideBytes: sizeOf(beside),
  };
  return { folder, files: new Map([...beside, [`${folder.folder}/${name}`, bytes]]) };
}

function sizeOf(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

function folderName(language: string | undefined): string {
  return language?.toLowerCase().replace(/[^a-z0-9-]/g, '') ?? 'all';
}

function packed(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Uint8Array {
  const writer = new ByteWriter();
  for (const [name, bytes] of files) {
    writer.string(name);
    writer.bytes(bytes);
  }
  return writer.result();
}
