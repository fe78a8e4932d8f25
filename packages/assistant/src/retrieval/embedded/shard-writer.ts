import type { DatabaseSync } from 'node:sqlite';
import { fieldNames } from '../prepared/fields.ts';
import type { PreparedChunk, PreparedPage } from '../prepared/prepare-page.ts';
import { wordsByLength } from '../prepared/words-by-length.ts';
import { PostingsWriter } from './postings.ts';

export interface ShardName {
  readonly id: number;
  readonly language: string | undefined;
  /** Language whose analyser made the terms. */
  readonly analyser: string;
}

/** Collects the pages of one language and writes them into an index file. */
export class ShardWriter {
  readonly #database: DatabaseSync;
  readonly #name: ShardName;
  readonly #postings = new Map<string, PostingsWriter>();
  readonly #words = new Set<string>();
  readonly #chunkPages: number[] = [];
  readonly #lengths: number[] = [];
  readonly #boosts: number[] = [];

  constructor(database: DatabaseSync, name: ShardName) {
    this.#database = database;
    this.#name = name;
  }

  addPage({ page, chunks }: PreparedPage): void {
    const id = this.#boosts.length;
    this.#boosts.push(page.boost);
    this.#database
      .prepare('INSERT INTO page VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        this.#name.id,
        id,
        page.url,
        page.title,
        page.version ?? null,
        page.product ?? null,
        JSON.stringify(page.navigation),
      );
    for (const chunk of chunks) this.#addChunk(id, chunk);
  }

  #addChunk(page: number, { chunk, fields }: PreparedChunk): void {
    const id = this.#chunkPages.length;
    this.#chunkPages.push(page);
    this.#database
      .prepare('INSERT INTO chunk VALUES (?, ?, ?, ?, ?)')
      .run(this.#name.id, id, chunk.anchor, chunk.heading, chunk.text);
    const counts = new Map<string, number[]>();
    for (const [field, terms] of fields.entries()) {
      this.#lengths.push(Math.min(terms.length, 65_535));
      for (const { term, surface } of terms) {
        if (surface !== undefined) this.#words.add(surface);
        const ofTerm = counts.get(term) ?? fieldNames.map(() => 0);
        ofTerm[field] = (ofTerm[field] ?? 0) + 1;
        counts.set(term, ofTerm);
      }
    }
    for (const [term, ofTerm] of counts) this.#postingsOf(term).add(id, ofTerm);
  }

  #postingsOf(term: string): PostingsWriter {
    const known = this.#postings.get(term);
    if (known !== undefined) return known;
    const created = new PostingsWriter();
    this.#postings.set(term, created);
    return created;
  }

  /** Writes what only the whole shard tells. */
  finish(): void {
    this.#writeTerms();
    this.#writeWords();
    this.#database
      .prepare('INSERT INTO shard VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        this.#name.id,
        this.#name.language ?? null,
        this.#name.analyser,
        this.#boosts.length,
        JSON.stringify(this.#averages()),
        bytesOf(Uint32Array.from(this.#chunkPages)),
        bytesOf(Uint16Array.from(this.#lengths)),
        bytesOf(Float32Array.from(this.#boosts)),
      );
  }

  #writeTerms(): void {
    const insert = this.#database.prepare(
      'INSERT INTO term (shard, term, frequency, postings) VALUES (?, ?, ?, ?)',
    );
    for (const [term, postings] of [...this.#postings].sort(byKey)) {
      insert.run(this.#name.id, term, postings.frequency, postings.bytes());
    }
  }

  #writeWords(): void {
    const insert = this.#database.prepare('INSERT INTO word VALUES (?, ?, ?)');
    for (const [letters, words] of wordsByLength(this.#words)) {
      insert.run(this.#name.id, letters, words.join('\n'));
    }
  }

  /** Average length of each field where it stands at all. */
  #averages(): number[] {
    return fieldNames.map((_, field) => {
      let sum = 0;
      let count = 0;
      for (let at = field; at < this.#lengths.length; at += fieldNames.length) {
        const length = this.#lengths[at] ?? 0;
        sum += length;
        if (length > 0) count++;
      }
      return count === 0 ? 1 : sum / count;
    });
  }
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function bytesOf(array: Uint32Array | Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}
