import { failCommand } from '../../project/findings/command-failure.ts';
import { type Answering, loadReadyAnswering } from '../../server/assistant/own-modules.ts';
import { type AnsweringFiles, ownModule } from '../settings/own-files.ts';

/**
 * What answers, and how, by modules that the user names and the environment.
 *
 * @throws CommandFailure when a module or the environment is not as it should be, or a package is missing
 */
export async function answeringOf({ model, settings }: AnsweringFiles): Promise<Answering> {
  const modules = { model: ownModule(model), settings: ownModule(settings) };
  return loadReadyAnswering(modules).catch(failCommand);
}
