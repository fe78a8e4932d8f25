import type { CompiledPage } from '../page/compiled-page.ts';

/** Code to be coloured. */
export interface CodeText {
  readonly code: string;
  /** Word for the language, as after a fence. */
  readonly language: string;
}

/** What the threads of a pool do, and what comes of it. */
export interface TaskResults {
  readonly page: CompiledPage;
  readonly code: readonly string[];
  readonly flush: undefined;
}

export type TaskKind = keyof TaskResults;

export type Task =
  /** Compiles a page file, or a text in its place. */
  | { readonly kind: 'page'; readonly file: string; readonly source?: string | undefined }
  /** Colours code; the results are kept under a name from one run to the next. */
  | { readonly kind: 'code'; readonly name: string; readonly codes: readonly CodeText[] }
  /** Writes what is kept for the next run. */
  | { readonly kind: 'flush' };

export interface Question {
  readonly id: number;
  readonly task: Task;
}

export type Answer =
  | { readonly id: number; readonly value: TaskResults[TaskKind] }
  | { readonly id: number; readonly reason: string };
