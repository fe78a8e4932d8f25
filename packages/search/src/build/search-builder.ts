import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { loadAnalyser } from '../analysis/load-analyser.ts';
import { synonymsFor } from '../analysis/synonyms.ts';
import { ByteWriter } from '../format/bytes.ts';
import { type LanguageFolder, type Manifest, manifestFile, packFile } from '../format/files.ts';
import type { SearchedPage } from '../page.ts';
import { type Ranking, usualRanking } from '../ranking.ts';
import type { ChunkTerms } from './chunk-terms.ts';
import { LanguageBuilder } from './language-builder.ts';
import { grouped } from './scopes.ts';

/** Files of a language that are fewer bytes together are one file. */
const packSize = 90_000;

/** Files by their names below the folder of the search. */
export type SearchFiles = ReadonlyMap<string, Uint8Array>;

/** Makes the files of a site's search from its pages, which may come one by one. */
export class SearchBuilder {
  readonly #ranking: Ranking;
  readonly #languages = new Map<string, LanguageBuilder>();

  constructor(ranking: Ranking = usualRanking) {
    this.#ranking = ranking;
  }

  /**
   * Reads a page, in any order; one that is not to be searched counts for nothing.
   *
   * @param known what its sections say, where a builder has read the same in the same language
   * @returns what they say, for a later builder
   */
  async add(page: SearchedPage, known?: ChunkTerms): Promise<ChunkTerms | undefined> {
    if (!isSearchable(page)) return known;
    const builder = await this.#language(page);
    return builder.add(page, known);
  }

  /**
   * What a search reads. The same content gives the same bytes. Only `manifest.json` keeps its name
   * when the content changes; all others may be cached for good. They are compressed in themselves,
   * so that a host need not do it.
   *
   * @param pages all that were added, in the order of the index
   */
  async files(pages: readonly SearchedPage[]): Promise<SearchFiles> {
    const files = new Map<string, Uint8Array>();
    const languages: LanguageFolder[] = [];
    for (const ofLanguage of grouped(
      pages.filter(isSearchable),
      ({ language }) => language ?? '',
    )) {
      const [page] = ofLanguage;
      if (page === undefined) continue;
      const builder = await this.#language(page);
      const { folder, inFolder } = await languageFolder(page.language, builder.files(ofLanguage));
      languages.push(folder);
      for (const [name, bytes] of inFolder) files.set(`${folder.folder}/${name}`, bytes);
    }
    const manifest: Manifest = { formatVersion: 2, languages };
    const bytes = new TextEncoder().encode(JSON.stringify(manifest));
    return new Map([...files, [manifestFile, bytes]]);
  }

  async #language({ language }: SearchedPage): Promise<LanguageBuilder> {
    const known = this.#languages.get(language ?? '');
    if (known !== undefined) return known;
    const code = analysisOf(language);
    const analyser = await loadAnalyser(code);
    const words = { analyser, synonyms: synonymsFor(code, analyser) };
    const builder = new LanguageBuilder(words, this.#ranking);
    this.#languages.set(language ?? '', builder);
    return builder;
  }
}

/** The files of the search for all pages of a site. */
export async function buildSearchFiles(
  pages: Iterable<SearchedPage>,
  ranking?: Ranking,
): Promise<SearchFiles> {
  const builder = new SearchBuilder(ranking);
  const all = [...pages];
  for (const page of all) await builder.add(page);
  return builder.files(all);
}

/** Whether search and answers may draw on a page; agents may read all of them. */
export function isSearchable({ searchable }: Pick<SearchedPage, 'searchable'>): boolean {
  return searchable !== false;
}

/** The language whose words are expected where a site names none. */
function analysisOf(language: string | undefined): string {
  return language ?? 'en';
}

const deflate = promisify(deflateRaw);

async function languageFolder(
  language: string | undefined,
  built: ReadonlyMap<string, Uint8Array>,
) {
  const compressed = new Map<string, Uint8Array>();
  for (const [name, bytes] of built) compressed.set(name, new Uint8Array(await deflate(bytes)));
  const isPacked = sizeOf(compressed) <= packSize;
  const inFolder = isPacked ? new Map([[packFile, packed(compressed)]]) : compressed;
  const folder: LanguageFolder = {
    ...(language !== undefined && { language }),
    analysis: analysisOf(language),
    folder: `${folderName(language)}-${hashOf(compressed)}`,
    isPacked,
    bytes: sizeOf(inFolder),
  };
  return { folder, inFolder };
}

function sizeOf(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, { length }) => sum + length, 0);
}

function folderName(language: string | undefined): string {
  return language?.toLowerCase().replace(/[^a-z0-9-]/g, '') ?? 'all';
}

function packed(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const writer = new ByteWriter();
  for (const [name, bytes] of files) {
    writer.string(name);
    writer.bytes(bytes);
  }
  return writer.result();
}

function hashOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
