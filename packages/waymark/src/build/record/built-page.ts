import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { ResultCache } from '@waymark/content';
import type { PageText } from '@waymark/content/text';
import type { ChunkTerms } from '@waymark/search';
import type { PageFindings } from '../../project/findings.ts';

/** What a build made of a page, kept for the next one. */
export interface BuiltPage {
  /** Of what it was made from. */
  readonly key: string;
  readonly findings: PageFindings;
  /** Compressed. */
  readonly html: Uint8Array;
  /** What the files beside its HTML are made from; see `packText`. */
  readonly text: Uint8Array;
  /** Of what the text is made from: it may be the same where the page is not. */
  readonly textKey: string;
}

/** What a page says, for the files beside its HTML. */
export interface BuiltText extends PageText {
  /** Data of its playground, as JSON. */
  readonly playground: string | undefined;
  /** What its sections say to a search; absent on a page that none finds. */
  readonly terms?: ChunkTerms | undefined;
}

/** Pages of earlier builds, by their paths. */
export interface BuiltPages {
  load(path: string): BuiltPage | undefined;
  store(path: string, page: BuiltPage): void;
}

/** Pages among the results of earlier builds. */
export function builtPages(results: ResultCache): BuiltPages {
  return {
    load(path) {
      const bytes = results.loadBytes(nameOf(path));
      try {
        return bytes && (deserialize(bytes) as BuiltPage);
      } catch {
        // Another version of Node wrote it.
        return undefined;
      }
    },
    store: (path, page) => results.store(nameOf(path), serialize(page)),
  };
}

function nameOf(path: string): string {
  return `built ${path}`;
}

/** The fastest: pages are kept to save time. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Most pages are smaller: nothing has to be put together. */
const inOnePiece = { chunkSize: 1 << 16 };

/** @param html of a page */
export function packHtml(html: Uint8Array): Uint8Array {
  return zstdCompressSync(html, level);
}

/** The HTML that was packed. */
export function unpackHtml(packed: Uint8Array): Uint8Array {
  return zstdDecompressSync(packed, inOnePiece);
}

/** Compresses what a page says. */
export function packText(text: BuiltText): Uint8Array {
  return zstdCompressSync(JSON.stringify(text), level);
}

/** The text that was packed. */
export function unpackText(packed: Uint8Array): BuiltText {
  return JSON.parse(zstdDecompressSync(packed, inOnePiece).toString()) as BuiltText;
}
