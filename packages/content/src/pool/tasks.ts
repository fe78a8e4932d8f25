import type { Anchors } from '../page/compiled-page.ts';
import type { OutlinedPage } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';

/** Code to be coloured. */
export interface CodeText {
  readonly code: string;
  /** Word for the language, as after a fence. */
  readonly language: string;
}

/** What the threads of a pool do, and what comes of it. */
export interface TaskResults {
  readonly page: OutlinedPage;
  readonly anchors: Anchors;
  readonly code: readonly string[];
  readonly end: undefined;
}

/** What a thread can be asked to do. */
export type TaskKind = keyof TaskResults;

/** Something for a thread to do, with all that it needs for that. */
export type Task =
  /** Compiles a page file, or a text in its place. */
  | { readonly kind: 'page'; readonly file: string; readonly source?: string | undefined }
  /** Reads what links may lead to on the page of a file. */
  | { readonly kind: 'anchors'; readonly file: string }
  /** Colours code; the results are kept under a name from one run to the next. */
  | { readonly kind: 'code'; readonly name: string; readonly codes: readonly CodeText[] }
  /** Writes what is kept for the next run, and lets go of the site. */
  | { readonly kind: 'end' };

/** A task on its way to a thread. The answer has the same id. */
export interface Question {
  readonly id: number;
  readonly task: Task;
  /** Nobody waits for it yet: others go first. */
  readonly isExpected: boolean;
}

/** To a thread: a task, or the id of one that was expected and that somebody waits for now. */
export type TaskMessage = Question | { readonly awaited: number };

/** To a thread: the site that all is for which comes after it, or a task. */
export type Message = { readonly site: PageOptions } | TaskMessage;

/** What came of a task, or why nothing did, as the message of an error. */
export type Answer =
  | { readonly id: number; readonly value: TaskResults[TaskKind] }
  | { readonly id: number; readonly reason: string };

/** From a thread: an answer, or which task it has begun. */
export type Reply = Answer | { readonly begun: number };
