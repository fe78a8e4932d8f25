import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { retrievalFormat } from '@waymark/assistant';
import { threadLimits } from '@waymark/content/text';
import { CommandFailure } from '../project/command-failure.ts';
import { fileBlocks } from '../server/file-lines.ts';
import { indexFile, openIndexedSite, type SearchableSite } from '../server/indexed-site.ts';

/** A built site, and the file that its index for searching goes to. */
export interface IndexTask {
  readonly site: string;
  readonly file: string;
}

/**
 * Opens a built site, for which an index for searching is made when there is none of it yet.
 *
 * @param folder where that index is kept; of this site only
 * @param signal ends the making of it
 * @throws CommandFailure when the folder holds no site
 */
export async function indexSite(
  site: string,
  folder: string,
  signal: AbortSignal,
): Promise<SearchableSite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'retrieval.sqlite');
  const stateFile = path.join(folder, 'site-state');
  const digest = createHash('sha256');
  for (const block of fileBlocks(indexFile(site))) digest.update(block);
  const state = `${retrievalFormat} ${digest.digest('base64url')}`;
  const build = async () => {
    await buildOnThread({ site, file }, signal);
    chmodSync(file, 0o600);
    writeFileSync(stateFile, state, { mode: 0o600 });
  };
  const isCurrent = existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state;
  return openIndexedSite(site, file, { isCurrent, build });
}

/** On a thread, whose memory is given back when it ends: the server goes on for months. */
function buildOnThread(task: IndexTask, signal: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./index-worker.mjs', import.meta.url), {
    workerData: task,
    resourceLimits: threadLimits,
  });
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise<void>((resolve, reject) => {
    thread.once('exit', () => (signal.aborted ? reject(signal.reason) : resolve()));
    thread.once('error', (error) => {
      // The class of an error does not come over from another thread.
      reject(error.name === 'CommandFailure' ? new CommandFailure(error.message) : error);
    });
  }).finally(() => signal.removeEventListener('abort', end));
}
