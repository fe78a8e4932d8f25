import { filesToCompile } from '../../project/compile-pages.ts';
import { diagnosticsOf, hasErrors } from '../../project/findings/report.ts';
import type { OpenDocs } from '../../project/open-docs.ts';

/** Milliseconds between two looks at the progress, on a terminal and where lines are kept. */
const intervals = { terminal: 250, log: 5000 };

/**
 * Shows how far a build is: on the last line of a terminal, elsewhere as a line now and then.
 * Returns a function that ends it.
 */
export function showProgress(docs: OpenDocs): () => void {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  const files = filesToCompile(docs.project);
  // A build ends at an error before any page is compiled.
  const expected = hasErrors(diagnosticsOf(docs)) ? 0 : files.length;
  let shown = '';
  const timer = setInterval(
    () => {
      const text = `${docs.findings.compiled.size} of ${expected} pages`;
      if (expected === 0 || text === shown) return;
      shown = text;
      stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    isTerminal ? intervals.terminal : intervals.log,
  );
  return () => {
    clearInterval(timer);
    if (isTerminal) stderr.write('\r\u001b[K');
  };
}
