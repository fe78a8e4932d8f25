import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type AssistantStore, openStore } from '@waymark/assistant';
import { docsFolderAt } from './site-config.ts';

/**
 * What the assistant of a docs folder keeps: in the database of `DATABASE_URL`, else in
 * `WAYMARK_DATA`, by default `.waymark/` of the folder.
 */
export function assistantStore(dir: string): Promise<AssistantStore> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return openStore({ databaseUrl: DATABASE_URL });
  const folder = dataFolder(dir);
  mkdirSync(folder, { recursive: true });
  return openStore({ file: path.join(folder, 'assistant.sqlite') });
}

/** Where the server of a docs folder writes. */
export function dataFolder(dir: string): string {
  return path.resolve(process.env['WAYMARK_DATA'] ?? path.join(docsFolderAt(dir), '.waymark'));
}
