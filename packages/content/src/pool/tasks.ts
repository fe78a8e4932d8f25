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

/** What a thread can be asked to do. */
export type TaskKind = keyof TaskResults;

/** Something for a thread to do, with all that it needs for that. */
export type Task =
  /** Compiles a page file, or a text in its place. */
  | { readonly kind: 'page'; readonly file: string; readonly source?: string | undefined }
  /** Colours code; the results are kept under a name from one run to the next. */
  | { readonly kind: 'code'; readonly name: string; readonly codes: readonly CodeText[] }
  /** Writes what is kept for the next run. */
  | { readonly kind: 'flush' };

/** A task on its way to a thread. The answer has the same id. */
export interface Question {
  readonly id: number;
  readonly task: Task;
}

/** What came of a task, or why nothing did, as the message of an error. */
export type Answer =
  | { readonly id: number; readonly value: TaskResults[TaskKind] }
  | { readonly id: number; readonly reason: string };
