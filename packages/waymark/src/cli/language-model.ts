import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnswerModel, modelFromEnvironment, modelFromModule } from '@waymark/assistant';
import { CommandFailure } from './failure.ts';

/**
 * The model that answers: of a module that the user names, else of the environment; undefined for
 * none, when answers quote the docs.
 *
 * @throws CommandFailure when the module or the environment is not as it should be
 */
export async function languageModel(module: string | undefined): Promise<AnswerModel | undefined> {
  try {
    if (module === undefined) return modelFromEnvironment(process.env);
    return await modelFromModule(pathToFileURL(path.resolve(module)).href);
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
}
