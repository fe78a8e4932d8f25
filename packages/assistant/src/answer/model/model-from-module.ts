import type { LanguageModel } from 'ai';
import { createAiModel } from './ai-model.ts';
import type { AnswerModel } from './answer-model.ts';

/**
 * The model that a module of the user's exports, by default or as `model`: one of the AI SDK, or a
 * function that gives one.
 *
 * @param address as `import()` takes it, such as a `file:` URL
 * @throws with a sentence for the user when the module cannot be loaded or exports no model
 */
export async function modelFromModule(address: string): Promise<AnswerModel> {
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ address);
  const exported = module['default'] ?? module['model'];
  const value: unknown = typeof exported === 'function' ? await exported() : exported;
  if (!isLanguageModel(value)) {
    throw new Error(
      `${address} must export a model of the AI SDK, or a function that gives one, by default or as "model".`,
    );
  }
  const name = typeof value === 'string' ? value : value.modelId;
  return createAiModel(name, async () => value);
}

function isLanguageModel(value: unknown): value is LanguageModel {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && 'doStream' in value && 'modelId' in value;
}
