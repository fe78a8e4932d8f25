import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ContentIndex } from '@waymark/content';
import { loadAnalyser } from '../analysis/load-analyser.ts';
import { byLanguage } from '../prepared/by-language.ts';
import { preparePage } from '../prepared/prepare-page.ts';
import { retrievalFormat, schema } from './schema.ts';
import { ShardWriter } from './shard-writer.ts';

export interface RetrievalIndexOptions {
  /** Language of pages that name none, as a code of `docs.json`; English by default. */
  readonly defaultLanguage?: string;
}

/**
 * Writes the index that `openRetriever` searches. The same content gives the same bytes with the
 * same SQLite. A file that is there is replaced at the end, so readers of the old one go on.
 */
export async function buildRetrievalIndex(
  index: ContentIndex,
  file: string,
  { defaultLanguage = 'en' }: RetrievalIndexOptions = {},
): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(unfinished);
  try {
    database.exec(schema);
    database.exec('BEGIN');
    database.prepare('INSERT INTO setting VALUES (?, ?)').run('format', String(retrievalFormat));
    let id = 0;
    for (const [language, pages] of byLanguage(index.pages)) {
      const analyser = language ?? defaultLanguage;
      const shard = new ShardWriter(database, { id: id++, language, analyser });
      const analysis = await loadAnalyser(analyser);
      for (const page of pages) shard.addPage(preparePage(page, analysis));
      shard.finish();
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
}
