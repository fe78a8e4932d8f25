import type { AssistantStore } from '@waymark/assistant';
import { CommandFailure } from '../project/command-failure.ts';
import { dataStorePlace, openDataStore } from '../server/data-store.ts';
import { docsFolderAt } from './docs-folder.ts';

/**
 * What the assistant of a docs folder keeps, in `.waymark/` of the folder by default.
 *
 * @throws CommandFailure when it cannot be opened
 */
export async function assistantStore(dir: string): Promise<AssistantStore> {
  const folder = docsFolderAt(dir);
  return openDataStore(folder).catch((error: unknown) => {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  });
}

/** Where that is: a built server has another folder, unless it is told of this one. */
export function assistantStorePlace(dir: string): string {
  return dataStorePlace(docsFolderAt(dir));
}
