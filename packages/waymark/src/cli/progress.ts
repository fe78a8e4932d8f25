import type { Project } from '../project/project.ts';

/** Milliseconds between two looks at the progress, on a terminal and where lines are kept. */
const intervals = { terminal: 250, log: 5000 };

/**
 * Shows how far a build is: on the last line of a terminal, elsewhere as a line now and then.
 * Returns a function that ends it.
 */
export function showProgress({ progress }: Pick<Project, 'progress'>): () => void {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  let shown = '';
  const timer = setInterval(
    () => {
      const { compiled, expected } = progress;
      const text = `${compiled} of ${expected} pages`;
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
