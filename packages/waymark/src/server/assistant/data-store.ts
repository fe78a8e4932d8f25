import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AssistantStore, openStore, pruneRegularly } from '@waymark/assistant';
import { makeIgnoredFolder } from '../static/ignored-folder.ts';

/** Where a server writes: `WAYMARK_DATA`, or `.waymark/` of a folder. */
export function dataFolder(folder: string): string {
  return path.resolve(process.env['WAYMARK_DATA'] || path.join(folder, '.waymark'));
}

/**
 * What an assistant keeps: in the database of `DATABASE_URL`, else in the data folder.
 *
 * @param folder that holds `.waymark/` where the environment names no other place
 * @throws when the address is not one of PostgreSQL, or the store cannot be opened
 */
export function openDataStore(folder: string): Promise<AssistantStore> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return openStore({ databaseUrl: DATABASE_URL });
  makeIgnoredFolder(dataFolder(folder));
  return openStore({ file: storeFile(folder) });
}

/**
 * Opens such a store and then what answers on it, and clears the store of what has expired from then on;
 * closes it where that cannot be opened, since whoever asks next tries again.
 *
 * @throws what either throws
 */
export async function onDataStore<Opened>(
  folder: string,
  open: (store: AssistantStore) => Opened | Promise<Opened>,
): Promise<Opened> {
  const store = await openDataStore(folder);
  try {
    const opened = await open(store);
    pruneRegularly(store, { onError: console.error });
    return opened;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Whether an assistant keeps something there already, so that looking into it makes no file. */
export function hasDataStore(folder: string): boolean {
  return Boolean(process.env['DATABASE_URL']) || existsSync(storeFile(folder));
}

/** Where that is, as it is told to the owner: an address of a database may hold a password. */
export function dataStorePlace(folder: string): string {
  return process.env['DATABASE_URL'] ? 'PostgreSQL' : storeFile(folder);
}

function storeFile(folder: string): string {
  return path.join(dataFolder(folder), 'assistant.sqlite');
}
