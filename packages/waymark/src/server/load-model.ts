import { type AnswerModel, modelFromEnvironment, modelFromModule } from '@waymark/assistant';

/** A module of the user's that exports a model. */
export interface ModelModule {
  /** As the user writes it. */
  readonly name: string;
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * The model that answers: of a module that the user names, else of the environment; undefined for
 * none, when answers quote the docs.
 *
 * @throws with a sentence for the user when the module or the environment is not as it should be
 */
export async function loadModel(module: ModelModule | undefined): Promise<AnswerModel | undefined> {
  if (module === undefined) return modelFromEnvironment(process.env);
  return modelFromModule(await module.load(), module.name);
}
