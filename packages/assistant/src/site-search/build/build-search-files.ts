import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { ContentIndex, IndexedPage } from '@waymark/content';
import { strToU8 } from 'fflate';
import { ByteWriter } from '../format/bytes.ts';
import { type LanguageFolder, type Manifest, manifestFile, packFile } from '../format/files.ts';
import { loadSiteWords } from '../words/site-words.ts';
import { buildLanguage } from './build-language.ts';
import { grouped } from './scopes.ts';

/** Files of a language that are fewer bytes together are one file. */
const packSize = 120_000;

/**
 * What the site search reads, by name below the folder that the files are put in. The same content
 * gives the same bytes. Only `manifest.json` keeps its name when the content changes; all others may
 * be cached for good. They are compressed in themselves, so that a host need not do it.
 */
export async function buildSearchFiles(
  index: ContentIndex,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const languages: LanguageFolder[] = [];
  for (const pages of grouped(index.pages, ({ language }) => language ?? '')) {
    const { folder, inFolder } = await languageFolder(pages);
    languages.push(folder);
    for (const [name, bytes] of inFolder) files.set(`${folder.folder}/${name}`, bytes);
  }
  const manifest: Manifest = { formatVersion: 1, languages };
  return new Map([[manifestFile, strToU8(JSON.stringify(manifest))], ...files]);
}

async function languageFolder(pages: readonly IndexedPage[]) {
  const language = pages[0]?.language;
  const analysis = language ?? 'en';
  const built = buildLanguage(pages, await loadSiteWords(analysis));
  const compressed = new Map<string, Uint8Array>();
  for (const [name, bytes] of built)
    compressed.set(name, new Uint8Array(deflateRawSync(bytes, { level: 6 })));
  const size = [...compressed.values()].reduce((sum, { length }) => sum + length, 0);
  const isPacked = size <= packSize;
  const folder: LanguageFolder = {
    ...(language !== undefined && { language }),
    analysis,
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
