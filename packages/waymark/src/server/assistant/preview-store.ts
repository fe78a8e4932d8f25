import { type AssistantStore, once, openMemoryStore } from '@waymark/assistant';
import { hasDataStore, openDataStore } from './data-store.ts';

/**
 * Where a preview has limits and threads, which are gone when it ends. Of keys it knows that of its own
 * pages, and those that were made for the server of the project.
 *
 * @param folder that the server is started in
 */
export async function previewStore(folder: string): Promise<AssistantStore> {
  const memory = await openMemoryStore();
  const opened = once(() => openDataStore(folder));
  const findMade = async (hash: string) =>
    hasDataStore(folder) ? (await opened()).keys.findByHash(hash) : undefined;
  return {
    ...memory,
    keys: {
      ...memory.keys,
      findByHash: async (hash) => (await memory.keys.findByHash(hash)) ?? findMade(hash),
    },
  };
}
