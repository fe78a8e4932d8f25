import type { Spend } from '../limits/create-spend.ts';
import type { Retriever } from '../retrieval/retriever.ts';
import type { AnswerPhrases } from './extractive/phrases.ts';
import type { AnswerModel } from './model/answer-model.ts';
import type { ModelTimeouts } from './model/timed.ts';
import type { LinkPolicy } from './output/link-policy.ts';
import type { SiteFacts } from './site-facts.ts';

/** Everything that an answer is made with. */
export interface AnswerSettings {
  readonly retriever: Retriever;
  readonly site: SiteFacts;
  readonly policy: LinkPolicy;
  readonly phrases: AnswerPhrases;
  /** Without one, answers quote. */
  readonly model: AnswerModel | undefined;
  readonly spend: Spend;
  /** What happens when the model cannot be used: an error, or quotes. */
  readonly fallback: 'error' | 'extractive';
  /** The owner's own rules for the model. */
  readonly instructions: string | undefined;
  readonly tokens: { readonly input: number; readonly output: number };
  readonly timeouts: ModelTimeouts & { readonly retrieval: number };
}
