import type { AnswerEvent, CitedSource, FinishReason, TokenUsage } from '../stream/answer-event.ts';

/** What an answer came to. */
export interface TalliedAnswer {
  readonly outcome: 'complete' | 'error' | 'aborted';
  readonly mode: 'model' | 'extractive';
  readonly text: string;
  readonly sources: readonly CitedSource[];
  readonly usage: TokenUsage;
  readonly reason: FinishReason | undefined;
  readonly error: (AnswerEvent & { kind: 'error' }) | undefined;
  /** When the first words came, by the watch. */
  readonly firstText: number | undefined;
}

export interface AnswerTally {
  readonly count: (event: AnswerEvent) => void;
  readonly result: (isAborted: boolean) => TalliedAnswer;
}

/** @param watch milliseconds since the request arrived */
export function createAnswerTally(watch: () => number): AnswerTally {
  let text = '';
  let mode: TalliedAnswer['mode'] = 'model';
  let firstText: number | undefined;
  let error: TalliedAnswer['error'];
  let finish: (AnswerEvent & { kind: 'finish' }) | undefined;
  return {
    count(event) {
      if (event.kind === 'mode') mode = event.mode;
      if (event.kind === 'error') error = event;
      if (event.kind === 'finish') finish = event;
      if (event.kind === 'text' && event.delta !== '') {
        firstText ??= watch();
        text += event.delta;
      }
    },
    result: (isAborted) => ({
      outcome: finish ? 'complete' : isAborted && !error ? 'aborted' : 'error',
      mode,
      text,
      sources: finish?.sources ?? [],
      usage: finish?.usage ?? { inputTokens: 0, outputTokens: 0 },
      reason: finish?.reason,
      error,
      firstText,
    }),
  };
}
