import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerModel } from '@waymark/assistant';
import { loadModel } from '../server/load-model.ts';
import { CommandFailure } from './failure.ts';

/**
 * The model of a module that the user names, else of the environment; undefined for none.
 *
 * @throws CommandFailure when the module or the environment is not as it should be
 */
export async function languageModel(file: string | undefined): Promise<AnswerModel | undefined> {
  const module = file && {
    name: file,
    load: () => import(pathToFileURL(path.resolve(file)).href),
  };
  return loadModel(module || undefined).catch((error: unknown) => {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  });
}
