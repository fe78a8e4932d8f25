import type { LanguageModel } from 'ai';
import { createAiModel } from './ai-model.ts';
import type { AnswerModel } from './answer-model.ts';

/**
 * The model that a module of the user's exports, by default or as `model`: one of the AI SDK, or a
 * function that gives one.
 *
 * @param name of the module, for the user
 * @throws with a sentence for the user when the module exports no model
 */
export async function modelFromModule(
  module: Readonly<Record<string, unknown>>,
  name: string,
): Promise<AnswerModel> {
  const exported = module['default'] ?? module['model'];
  const value: unknown = typeof exported === 'function' ? await exported() : exported;
  if (!isLanguageModel(value)) {
    throw new Error(
      `${name} must export a model of the AI SDK, or a function that gives one, by default or as "model".`,
    );
  }
  return createAiModel(typeof value === 'string' ? value : value.modelId, async () => value);
}

function isLanguageModel(value: unknown): value is LanguageModel {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && 'doStream' in value && 'modelId' in value;
}
