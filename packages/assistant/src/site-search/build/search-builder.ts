import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { ContentIndex, IndexedPage } from '@waymark/content';
import { strToU8 } from 'fflate';
import { isSearchable } from '../../searchable.ts';
import { ByteWriter } from '../format/bytes.ts';
import { type LanguageFolder, type Manifest, manifestFile, packFile } from '../format/files.ts';
import { loadSiteWords } from '../words/site-words.ts';
import { LanguageBuilder } from './language-builder.ts';
import { grouped } from './scopes.ts';

/** Files of a language that are fewer bytes together are one file. */
const packSize = 120_000;

/** Makes the files of a site's search from its pages, which may come one by one. */
export class SearchBuilder {
  readonly #languages = new Map<string, LanguageBuilder>();

  /** Reads a page, in any order; one that is not to be searched counts for nothing. */
  async add(page: IndexedPage): Promise<void> {
    if (!isSearchable(page)) return;
    const builder = await this.#language(page);
    builder.add(page);
  }

  /**
   * What the site search reads, by name below the folder that the files are put in. The same
   * content gives the same bytes. Only `manifest.json` keeps its name when the content changes; all
   * others may be cached for good. They are compressed in themselves, so that a host need not do it.
   *
   * @param pages all that were added, in the order of the index
   */
  async files(pages: readonly IndexedPage[]): Promise<ReadonlyMap<string, Uint8Array>> {
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
    const manifest: Manifest = { formatVersion: 1, languages };
    return new Map([[manifestFile, strToU8(JSON.stringify(manifest))], ...files]);
  }

  async #language({ language }: IndexedPage): Promise<LanguageBuilder> {
    const words = await loadSiteWords(analysisOf(language));
    const builder = this.#languages.get(language ?? '') ?? new LanguageBuilder(words);
    this.#languages.set(language ?? '', builder);
    return builder;
  }
}

/** The files of the search for a whole index. */
export async function buildSearchFiles({
  pages,
}: Pick<ContentIndex, 'pages'>): Promise<ReadonlyMap<string, Uint8Array>> {
  const builder = new SearchBuilder();
  for (const page of pages) await builder.add(page);
  return builder.files(pages);
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
  const compressed = new Map(
    await Promise.all(
      Array.from(
        built,
        async ([name, bytes]) => [name, new Uint8Array(await deflate(bytes))] as const,
      ),
    ),
  );
  const size = [...compressed.values()].reduce((sum, { length }) => sum + length, 0);
  const isPacked = size <= packSize;
  const folder: LanguageFolder = {
    ...(language !== undefined && { language }),
    analysis: analysisOf(language),
    folder: `${folderName(language)}-${hashOf(compressed)}`,
    isPacked,
  };
  const inFolder = isPacked ? new Map([[packFile, packed(compressed)]]) : compressed;
  return { folder, inFolder };
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
