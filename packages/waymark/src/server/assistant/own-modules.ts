import { type AnswerModel, modelFromEnvironment, modelFromModule } from '@waymark/assistant';
import { z } from 'zod';
import {
  type AssistantSettings,
  settingsSchema,
} from '../../project/options/assistant-settings.ts';

/** A module of the site's owner. */
export interface OwnModule {
  /** As the owner writes it. */
  readonly name: string;
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
}

/** Modules of the site's owner that say how questions are answered. */
export interface OwnModules {
  /** Exports a model of the AI SDK. */
  readonly model: OwnModule | undefined;
  /** Exports settings of the assistant. */
  readonly settings: OwnModule | undefined;
  /** Exports who may sign in, where docs.json does not say it. */
  readonly auth?: OwnModule | undefined;
}

/** What answers, and how. */
export interface Answering {
  /** None means that answers quote the docs. */
  readonly model: AnswerModel | undefined;
  readonly settings: AssistantSettings;
}

/**
 * Loads what the owner says of answers; the environment names the model where no module does.
 *
 * @throws with a sentence for the owner when a module or the environment is not as it should be
 */
export async function loadAnswering({ model, settings }: OwnModules): Promise<Answering> {
  return {
    model:
      model === undefined
        ? modelFromEnvironment(process.env)
        : await modelFromModule(await model.load(), model.name),
    settings: settings === undefined ? {} : await loadSettings(settings),
  };
}

/**
 * The same, with the packages of the model: for what answers from its start on, so that one which is
 * missing is found then and not by a reader.
 *
 * @throws as that does, and when a package is missing
 */
export async function loadReadyAnswering(modules: OwnModules): Promise<Answering> {
  const answering = await loadAnswering(modules);
  await answering.model?.load();
  return answering;
}

async function loadSettings({ load, name }: OwnModule): Promise<AssistantSettings> {
  const parsed = settingsSchema.safeParse((await load())['default']);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${name} must export settings of the assistant by default:\n${z.prettifyError(parsed.error)}`,
  );
}
