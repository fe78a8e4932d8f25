import type { AssistantStore } from '@waymark/assistant';
import { failCommand } from '../../project/findings/command-failure.ts';
import { dataStorePlace, openDataStore } from '../../server/assistant/data-store.ts';
import { docsFolderAt, projectAround } from '../folders/docs-folder.ts';

/**
 * What the assistant of a docs folder keeps, by default in `.waymark/` of the folder, or of the Astro
 * project that shows it: there its server is started.
 *
 * @throws CommandFailure when it cannot be opened
 */
export async function assistantStore(dir: string): Promise<AssistantStore> {
  const folder = await projectAround(docsFolderAt(dir));
  return openDataStore(folder).catch(failCommand);
}

/** Where that is: a built server has another folder, unless it is told of this one. */
export async function assistantStorePlace(dir: string): Promise<string> {
  return dataStorePlace(await projectAround(docsFolderAt(dir)));
}
