import { findProject } from '../project/registry.ts';

/** Milliseconds between two looks at the progress. */
const interval = 250;

/**
 * Shows how far a build is on the last line of a terminal; nothing where the output is a file.
 * Returns a function that ends it.
 */
export function showProgress(docsFolder: string): () => void {
  const { stderr } = process;
  if (stderr.isTTY !== true) return () => {};
  const timer = setInterval(() => {
    const { compiled, expected } = findProject(docsFolder)?.progress ?? {
      compiled: 0,
      expected: 0,
    };
    if (expected > 0) stderr.write(`\r\u001b[K${compiled} of ${expected} pages`);
  }, interval);
  return () => {
    clearInterval(timer);
    stderr.write('\r\u001b[K');
  };
}
