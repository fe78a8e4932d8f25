import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { digest } from './digest.ts';
import { loadSqlite } from './load-sqlite.ts';

/** Results of earlier runs, each under a name; any may be gone at any time. */
export interface ResultCache {
  load(name: string): string | undefined;
  loadBytes(name: string): Uint8Array | undefined;
  store(name: string, result: string | Uint8Array): void;
  /** Has results live on that are of use though nobody asks for them. */
  keep(names: Iterable<string>): void;
  /**
   * Writes what was stored last; the cache goes on.
   *
   * @returns whether all that was ever stored here is in the file
   */
  flush(): boolean;
  /** Writes what was stored last, and lets go of the file. Nothing is found or kept after it. */
  close(): void;
}

/** Raise it with any change of the tables. */
const tableVersion = 2;
/** Results that are written in one go. */
const batchSize = 64;
/** Results that wait while others hold the file; with more of them, they are let go. */
const mostWaiting = 8 * batchSize;
/** A result that nobody asked for in so many days is let go. */
const keptDays = 30;
/** A file of more bytes is made anew: what can carry it from one machine to another takes no more. */
const mostBytes = 8 * 2 ** 30;
const day = 24 * 60 * 60 * 1000;

/**
 * A cache in one file of a folder. What cannot be read is made anew, and where nothing can be
 * written nothing is kept: the cache is never the only copy. Several threads and processes may use
 * one folder.
 *
 * @param most bytes of the file
 */
export function openResultCache(folder: string, most = mostBytes): ResultCache {
  const tables = openTables(folder, most);
  if (!tables) {
    const nothing = { load: () => undefined, loadBytes: () => undefined };
    return { ...nothing, store() {}, keep() {}, flush: () => false, close() {} };
  }
  const today = Math.floor(Date.now() / day);
  const waiting = new Map<string, string | Uint8Array>();
  const used = new Set<string>();
  /** So many waiting results are written. */
  let enough = batchSize;
  let isWhole = true;
  const flush = () => {
    if (!tables.database.isOpen) return false;
    if (waiting.size + used.size === 0) return isWhole;
    const isWritten = attempt(() => {
      const { database, insert, touch } = tables;
      database.exec('BEGIN IMMEDIATE');
      for (const [name, result] of waiting) insert.run(name, digest(result), today, result);
      for (const name of used) touch.run(today, name, today);
      database.exec('COMMIT');
      return true;
    });
    if (tables.database.isTransaction) attempt(() => tables.database.exec('ROLLBACK'));
    // One result may say that another one is there, so what fails goes with the next batch.
    if (!isWritten && waiting.size < mostWaiting) {
      enough = waiting.size + batchSize;
      return false;
    }
    isWhole &&= isWritten === true;
    enough = batchSize;
    waiting.clear();
    used.clear();
    return isWhole;
  };
  const find = (name: string) => waiting.get(name) ?? attempt(() => tables.read(name, today, used));
  return {
    load(name) {
      const result = find(name);
      return typeof result === 'string' ? result : undefined;
    },
    loadBytes(name) {
      const result = find(name);
      return typeof result === 'string' ? undefined : result;
    },
    store(name, result) {
      if (!tables.database.isOpen) return;
      waiting.set(name, result);
      if (waiting.size >= enough) flush();
    },
    keep(names) {
      for (const name of names) used.add(name);
    },
    flush,
    close() {
      flush();
      waiting.clear();
      attempt(() => tables.database.close());
    },
  };
}

interface Tables {
  readonly database: DatabaseSync;
  readonly insert: StatementSync;
  readonly touch: StatementSync;
  read(name: string, today: number, used: Set<string>): string | Uint8Array | undefined;
}

function openTables(folder: string, most: number): Tables | undefined {
  const file = path.join(folder, 'results.sqlite');
  const remove = () => {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  };
  return attempt(() => {
    mkdirSync(folder, { recursive: true });
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > most) remove();
    try {
      return tablesIn(file);
    } catch (error) {
      if (!isForeign(error)) throw error;
      remove();
      return tablesIn(file);
    }
  });
}

class OtherVersion extends Error {}

/** Whether a file is damaged, no database, or one of another version (sqlite.org/rescode.html). */
function isForeign(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return error instanceof OtherVersion || code === 11 || code === 26;
}

function tablesIn(file: string): Tables {
  const database = new (loadSqlite().DatabaseSync)(file);
  try {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = OFF');
    const mode = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
    if (mode !== 'wal') database.exec('PRAGMA journal_mode = WAL');
    const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
    if (version !== 0 && version !== tableVersion) throw new OtherVersion();
    if (version === 0) {
      database.exec(
        'CREATE TABLE IF NOT EXISTS result (name TEXT PRIMARY KEY, digest TEXT, used INTEGER, result TEXT); ' +
          'CREATE INDEX IF NOT EXISTS use ON result (used); ' +
          `PRAGMA user_version = ${tableVersion}`,
      );
    }
    letOldGo(database);
    const select = database.prepare('SELECT digest, used, result FROM result WHERE name = ?');
    return {
      database,
      insert: database.prepare('INSERT OR REPLACE INTO result VALUES (?, ?, ?, ?)'),
      // Node 22 gives no values to parameters with a number.
      touch: database.prepare('UPDATE result SET used = ? WHERE name = ? AND used < ?'),
      read(name, today, used) {
        const row = select.get(name);
        const result = row?.['result'];
        // A part of a file that was damaged can look like a result.
        const isResult = typeof result === 'string' || result instanceof Uint8Array;
        if (!isResult || row?.['digest'] !== digest(result)) return undefined;
        if (row['used'] !== today) used.add(name);
        return result;
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Only one that has them writes, and waits for others that do: what is read needs nobody's leave. */
function letOldGo(database: DatabaseSync): void {
  const oldest = Math.floor(Date.now() / day) - keptDays;
  if (!database.prepare('SELECT 1 FROM result WHERE used < ? LIMIT 1').get(oldest)) return;
  attempt(() => database.prepare('DELETE FROM result WHERE used < ?').run(oldest));
}

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
