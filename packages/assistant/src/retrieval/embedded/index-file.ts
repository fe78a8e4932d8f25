import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { retrievalFormat } from './schema.ts';
import type { Shard } from './shard.ts';

/** A chunk with its page, as a hit shows it. */
export interface StoredChunk {
  readonly url: string;
  readonly title: string;
  readonly navigation: readonly string[];
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** An index file, read in parts: terms, words and texts stay on disk. */
export interface IndexFile {
  readonly shards: readonly Shard[];
  frequency(shard: number, term: string): number;
  postings(shard: number, term: string): Uint8Array | undefined;
  termsWithPrefix(shard: number, prefix: string, limit: number): string[];
  wordsOfLength(shard: number, letters: number): string;
  pagesOf(shard: number, version: string | undefined, product: string | undefined): Set<number>;
  pageOf(shard: number, url: string): number | undefined;
  chunk(shard: number, page: number, chunk: number): StoredChunk;
  close(): void;
}

type Row = Readonly<Record<string, unknown>>;

/** @throws when the file is missing, was cut off, or is none that this version wrote */
export function openIndexFile(file: string): IndexFile {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    checkFormat(database, file);
    checkSize(database, file);
    return readerOf(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function checkFormat(database: DatabaseSync, file: string): void {
  const isIndex = database
    .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'setting'")
    .get();
  const format =
    isIndex && database.prepare("SELECT value FROM setting WHERE name = 'format'").get();
  if (format === undefined || text(format, 'value') !== String(retrievalFormat)) {
    throw new Error(
      `"${file}" is not a retrieval index of this version of Waymark. Build the site again.`,
    );
  }
}

/** SQLite itself does not notice when the file ends within its last page. */
function checkSize(database: DatabaseSync, file: string): void {
  const pages = number(database.prepare('PRAGMA page_count').get(), 'page_count');
  const pageSize = number(database.prepare('PRAGMA page_size').get(), 'page_size');
  if (statSync(file).size !== pages * pageSize) throw new Error(`"${file}" was cut off.`);
}

function readerOf(database: DatabaseSync): IndexFile {
  const frequency = database.prepare('SELECT frequency FROM term WHERE shard = ? AND term = ?');
  const postings = database.prepare('SELECT postings FROM term WHERE shard = ? AND term = ?');
  const prefixed = database.prepare(
    'SELECT term FROM term WHERE shard = ? AND term > ? AND term < ? ORDER BY frequency DESC, term LIMIT ?',
  );
  const words = database.prepare('SELECT words FROM word WHERE shard = ? AND letters = ?');
  const scoped = database.prepare(
    'SELECT id FROM page WHERE shard = ?1 AND (?2 IS NULL OR version = ?2) AND (?3 IS NULL OR product = ?3)',
  );
  const byUrl = database.prepare('SELECT id FROM page WHERE shard = ? AND url = ?');
  const page = database.prepare('SELECT * FROM page WHERE shard = ? AND id = ?');
  const chunk = database.prepare('SELECT * FROM chunk WHERE shard = ? AND id = ?');
  return {
    shards: database.prepare('SELECT * FROM shard ORDER BY id').all().map(shardOf),
    frequency: (shard, term) => number(frequency.get(shard, term), 'frequency'),
    postings: (shard, term) => {
      const found = postings.get(shard, term)?.['postings'];
      return found instanceof Uint8Array ? found : undefined;
    },
    termsWithPrefix: (shard, prefix, limit) =>
      prefixed.all(shard, prefix, `${prefix}\u{10ffff}`, limit).map((row) => text(row, 'term')),
    wordsOfLength: (shard, letters) => text(words.get(shard, letters) ?? {}, 'words'),
    pagesOf: (shard, version, product) =>
      new Set(scoped.all(shard, version ?? null, product ?? null).map((row) => number(row, 'id'))),
    pageOf: (shard, url) => {
      const row = byUrl.get(shard, url);
      return row === undefined ? undefined : number(row, 'id');
    },
    chunk: (shard, pageId, chunkId) =>
      storedChunk(page.get(shard, pageId) ?? {}, chunk.get(shard, chunkId) ?? {}),
    close: () => database.close(),
  };
}

function shardOf(row: Row): Shard {
  const language = row['language'];
  return {
    id: number(row, 'id'),
    language: typeof language === 'string' ? language : undefined,
    analyser: text(row, 'analyser'),
    pageCount: number(row, 'pages'),
    chunkPages: new Uint32Array(buffer(row, 'chunk_pages')),
    lengths: new Uint16Array(buffer(row, 'lengths')),
    boosts: new Float32Array(buffer(row, 'boosts')),
    averages: list(row, 'averages').map(Number),
  };
}

function storedChunk(page: Row, chunk: Row): StoredChunk {
  return {
    url: text(page, 'url'),
    title: text(page, 'title'),
    navigation: list(page, 'navigation').map(String),
    anchor: text(chunk, 'anchor'),
    heading: text(chunk, 'heading'),
    text: text(chunk, 'text'),
  };
}

function text(row: Row, column: string): string {
  return String(row[column] ?? '');
}

function number(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

function list(row: Row, column: string): readonly unknown[] {
  const parsed: unknown = JSON.parse(text(row, column) || '[]');
  return Array.isArray(parsed) ? parsed : [];
}

/** A copy, since typed arrays of wider numbers must begin at a multiple of their width. */
function buffer(row: Row, column: string): ArrayBuffer {
  const found = row[column];
  return found instanceof Uint8Array ? Uint8Array.from(found).buffer : new ArrayBuffer(0);
}
