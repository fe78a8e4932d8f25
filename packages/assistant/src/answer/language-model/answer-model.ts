import type { FinishReason, TokenUsage } from '../answer-event.ts';
import type { Prompt } from '../prompt/build-prompt.ts';

/** Writes answers. Made of the AI SDK by `createAiModel`, or by hand. */
export interface AnswerModel {
  /** For logs and events. */
  readonly name: string;
  /**
   * Loads what is needed, once, so that a missing package is found before an answer begins.
   *
   * @throws when the model cannot be used at all
   */
  load(): Promise<void>;
  /** @throws when the model fails; ends early when the signal says so */
  stream(prompt: Prompt, options: ModelOptions): AsyncIterable<ModelPart>;
}

/** When a model must stop. */
export interface ModelOptions {
  readonly signal: AbortSignal;
  readonly maxOutputTokens: number;
}

/** What a model writes, piece by piece, and at its end why it stopped and what it used. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A sign that it is at work on what nobody is told. */
  | { readonly kind: 'reasoning' }
  | { readonly kind: 'finish'; readonly reason: FinishReason; readonly usage: TokenUsage };
