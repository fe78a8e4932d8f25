import { prepareThread } from '../idle-threads.ts';

/** What a thread of page pools runs: beside this file in the sources, in `pool/` of the built package. */
export const pageThreadFile = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './pool/worker.mjs',
  import.meta.url,
);

/** Starts a thread for the first page pool, which loads what compiles pages before there are any. */
export function preparePageThread(): void {
  prepareThread(pageThreadFile);
}
