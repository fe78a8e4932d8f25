import type { Retriever } from '@waymark/search';
import type { Spend } from '../limits/create-spend.ts';
import type { AnswerPhrases } from './extractive/phrases.ts';
import { createLinkPolicy, type LinkPolicy } from './filter/link-policy.ts';
import type { AnswerModel } from './language-model/answer-model.ts';
import type { ModelTimeouts } from './language-model/timed.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a site is answered about with. */
export interface AnswerOptions {
  readonly retriever: Retriever;
  readonly site: SiteFacts;
  /** Origins or addresses that answers may link to besides the site. */
  readonly allowedLinks?: readonly string[] | undefined;
  /** The owner's own rules for the model; never sent to readers. */
  readonly instructions?: string | undefined;
  /** What the server itself says in answers; by default in the language of the question's filter or page. */
  readonly phrases?: AnswerPhrases | undefined;
  /** Without one, answers quote the best sections. */
  readonly model?: AnswerModel | undefined;
  /** When the model cannot be used: an error (by default), or quotes. */
  readonly fallback?: 'error' | 'extractive' | undefined;
  /** Tokens, about, of one question with its sources, and of one answer. */
  readonly tokens?: Partial<TokenSettings> | undefined;
  readonly timeouts?: Partial<AnswerTimeouts> | undefined;
  /** Keeps what the model may use; no cap by default. */
  readonly spend?: Spend | undefined;
}

/** Most tokens of what a model reads and of what it writes. */
export interface TokenSettings {
  readonly input: number;
  readonly output: number;
}

/** Milliseconds (docs/format/assistant.md#times). */
export interface AnswerTimeouts extends ModelTimeouts {
  readonly retrieval: number;
}

/** Everything that an answer is made with. */
export interface AnswerSettings extends AnswerOptions {
  readonly policy: LinkPolicy;
  readonly tokens: TokenSettings;
  readonly timeouts: AnswerTimeouts;
}

const defaultTokens: TokenSettings = { input: 8_000, output: 800 };
const defaultTimeouts: AnswerTimeouts = {
  retrieval: 2_000,
  first: 30_000,
  gap: 30_000,
  total: 120_000,
};

/**
 * Fills in what is left out of the options. Origins and addresses that may be linked to become a
 * policy.
 */
export function answerSettings(options: AnswerOptions): AnswerSettings {
  return {
    ...options,
    policy: createLinkPolicy(options.site, options.allowedLinks ?? []),
    tokens: { ...defaultTokens, ...options.tokens },
    timeouts: { ...defaultTimeouts, ...options.timeouts },
  };
}
