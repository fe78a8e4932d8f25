import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { IndexedPage } from '@waymark/content';
import { isSearchable } from '../../searchable.ts';
import type { Analyser } from '../analysis/analyser.ts';
import { loadAnalyser } from '../analysis/load-analyser.ts';
import { preparePage } from '../prepared/prepare-page.ts';
import { retrievalFormat, schema } from './schema.ts';
import { ShardWriter } from './shard-writer.ts';

export interface RetrievalIndexOptions {
  /** Language of pages that name none, as a code of `docs.json`; English by default. */
  readonly defaultLanguage?: string;
}

/** A content index, or one whose pages are read while they are asked for. */
export interface IndexedPages {
  readonly pages: Iterable<IndexedPage>;
}

/**
 * Writes the index that `openRetriever` searches. The same content gives the same bytes with the
 * same SQLite. A file that is there is replaced at the end, so readers of the old one go on.
 *
 * @throws what the system or SQLite says where it cannot be written, with the `path` of the file
 */
export async function buildRetrievalIndex(
  { pages }: IndexedPages,
  file: string,
  { defaultLanguage = 'en' }: RetrievalIndexOptions = {},
): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  rmSync(unfinished, { force: true });
  try {
    await writeIndex(pages, unfinished, defaultLanguage);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    // SQLite names no file, and the system one that nobody has heard of.
    throw error instanceof Error && 'code' in error ? Object.assign(error, { path: file }) : error;
  }
}

async function writeIndex(
  pages: Iterable<IndexedPage>,
  file: string,
  defaultLanguage: string,
): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    database.exec(schema);
    database.exec('BEGIN');
    database.prepare('INSERT INTO setting VALUES (?, ?)').run('format', String(retrievalFormat));
    const languages = new Map<string | undefined, Language>();
    for (const page of pages) {
      if (!isSearchable(page)) continue;
      const { language } = page;
      const known = languages.get(language);
      const { analyser, shard } =
        known ?? (await startLanguage(language, languages.size, database, defaultLanguage));
      if (known === undefined) languages.set(language, { analyser, shard });
      shard.addPage(preparePage(page, analyser));
    }
    for (const { shard } of languages.values()) shard.finish();
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

interface Language {
  readonly analyser: Analyser;
  readonly shard: ShardWriter;
}

async function startLanguage(
  language: string | undefined,
  id: number,
  database: DatabaseSync,
  defaultLanguage: string,
): Promise<Language> {
  const analyser = language ?? defaultLanguage;
  return {
    analyser: await loadAnalyser(analyser),
    shard: new ShardWriter(database, { id, language, analyser }),
  };
}
