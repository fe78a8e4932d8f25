import { prepareThread, releaseThread, takeThread } from '@waymark/content/text';
import type { BuiltPage } from '../../build/record/built-page.ts';
import type { RenderedPage } from '../../project/rendered-page.ts';
import type { ContentTask } from './content-writer.ts';
import type { PackedRuns } from './packed-runs.ts';

/** A page on its way to its files. */
export type ContentPage =
  /** One that is rendered. */
  | { readonly rendered: RenderedPage; readonly isKept: boolean }
  /** One whose HTML is written, for the next build to take. */
  | { readonly built: FinishedPage }
  /** One that was taken from the last build, which the thread knows too. */
  | { readonly kept: Pick<FinishedPage, 'key' | 'path'> };

/** The HTML of a page that was rendered, and what was found while it was. */
export interface FinishedPage extends Pick<BuiltPage, 'key' | 'findings'> {
  readonly path: string;
  readonly html: Uint8Array<ArrayBuffer>;
}

/** To the thread: what to do, pages, or that there are no more and which of them nobody sees. */
export type ContentMessage =
  | { readonly task: ContentTask }
  | { readonly pages: readonly ContentPage[] }
  | { readonly hidden: readonly string[] };

/** From the thread: that it is done with some pages, what is to be written here, that all is written, or why not. */
export type ContentAnswer =
  | 'done'
  | { readonly texts: PackedRuns }
  /** Files of the last output that stay. */
  | { readonly kept: readonly string[] }
  | {
      readonly reason: string;
      /** What the file system refused, in the form that its errors have. */
      readonly refused?: object | undefined;
    };

type Last = Exclude<ContentAnswer, 'done' | { readonly texts: unknown }>;

/** Indexes the text of pages while others are still being rendered, and writes what is made of it. */
export interface ContentThread {
  add(page: ContentPage): void;
  /** Comes when the thread can keep up: what waits for it is in memory. */
  room(): Promise<void>;
  /**
   * @param hidden paths of pages in whose place the Astro project has its own
   * @param writeTexts writes the files with the text of all pages, while the thread makes those of the search
   * @returns files of the last output that stay
   * @throws when a file cannot be written
   */
  finish(
    hidden: readonly string[],
    writeTexts: (texts: PackedRuns) => void,
  ): Promise<readonly string[]>;
}

/** Pages that the thread is told of at once: to wake it takes the renderer a while. */
const batchSize = 16;
/** Pages of the last build, which are little more than their names, by which that is full. */
const keptInBatch = 256;
/** So many times that many pages may wait for it. */
const mostBatches = 8;

const file = new URL('./content-worker.mjs', import.meta.url);

/** Starts a thread for the first site, which loads what it runs before there are any pages. */
export function prepareContentThread(): void {
  prepareThread(file);
}

/** Gives the thread its task. It does not keep the process alive before `finish` is called. */
export function startContentThread(task: ContentTask): ContentThread {
  const thread = takeThread(file);
  // A build that fails before its end shall not wait for it.
  thread.unref();
  let batches = 0;
  let waiting = 0;
  let moved = Promise.withResolvers<void>();
  let takeTexts: ((texts: PackedRuns) => void) | undefined;
  const answer = new Promise<Last>((resolve, reject) => {
    thread.on('message', (given: ContentAnswer) => {
      if (given !== 'done' && 'texts' in given) {
        try {
          return takeTexts?.(given.texts);
        } catch (error) {
          return reject(error);
        }
      }
      if (given !== 'done') return resolve(given);
      batches--;
      moved.resolve();
      moved = Promise.withResolvers();
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that writes the text of pages ended.')));
  });
  // Whoever finishes hears why it failed; nothing waits for a thread that ended.
  const ended = answer
    .catch(() => {})
    .then(() => {
      batches = 0;
    });
  const send = (message: ContentMessage, handed: ArrayBuffer[] = []) =>
    thread.postMessage(message, handed);
  let pages: ContentPage[] = [];
  /** How much of a batch they fill. */
  let filled = 0;
  send({ task });
  const sendPages = () => {
    const handed = pages.flatMap((page) => ('built' in page ? page.built.html.buffer : []));
    send({ pages }, handed);
    pages = [];
    filled = 0;
    batches++;
  };
  return {
    add(page) {
      pages.push(page);
      filled += 'kept' in page ? 1 / keptInBatch : 1 / batchSize;
      if (filled >= 1) sendPages();
    },
    async room() {
      if (batches < mostBatches) return;
      if (waiting++ === 0) thread.ref();
      while (batches >= mostBatches) await Promise.race([moved.promise, ended]);
      if (--waiting === 0) thread.unref();
    },
    async finish(hidden, writeTexts) {
      takeTexts = writeTexts;
      thread.ref();
      sendPages();
      send({ hidden });
      const given = await answer.catch(async (error: unknown) => {
        await thread.terminate();
        throw error;
      });
      if ('reason' in given) {
        await thread.terminate();
        throw Object.assign(new Error(given.reason), given.refused);
      }
      await releaseThread(file, thread, task.site.pages.length);
      return given.kept;
    },
  };
}
