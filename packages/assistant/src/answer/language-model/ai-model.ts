import type { LanguageModel } from 'ai';
import { once } from '../../once.ts';
import type { FinishReason } from '../answer-event.ts';
import type { AnswerModel } from './answer-model.ts';
import { loadPackages, type ModelPackage } from './packages.ts';

const sdk: ModelPackage = { name: 'ai', load: () => import('ai') };

/**
 * A model of the AI SDK. The SDK is loaded with the first question, or before by `load`.
 *
 * @param provider of the model, where its package may be missing too
 */
export function createAiModel(
  name: string,
  load: () => Promise<LanguageModel>,
  provider?: ModelPackage,
): AnswerModel {
  const model = once(load);
  return {
    name,
    async load() {
      await loadPackages(provider ? [sdk, provider] : [sdk]);
      await model();
    },
    async *stream({ instructions, messages }, { maxOutputTokens, signal }) {
      const { streamText } = await import('ai');
      const result = streamText({
        model: await model(),
        instructions,
        messages: [...messages],
        maxOutputTokens,
        maxRetries: 1,
        abortSignal: signal,
        // Failures arrive as parts; by default they are printed too.
        onError: () => undefined,
      });
      for await (const part of result.stream) {
        if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
        if (part.type.startsWith('reasoning-')) yield { kind: 'reasoning' };
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') {
          const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
          const usage = { inputTokens, outputTokens };
          yield { kind: 'finish', reason: reasonOf(part.finishReason), usage };
        }
      }
    },
  };
}

function reasonOf(reason: string): FinishReason {
  const known = ['stop', 'length', 'content-filter'] as const;
  return known.find((one) => one === reason) ?? 'other';
}
