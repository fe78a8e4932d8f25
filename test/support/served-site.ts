import { type ChildProcess, spawn } from 'node:child_process';
import { cli, userEnvironment } from './run-command.ts';

export interface ServedSite {
  /** Without a slash at the end. */
  readonly url: string;
  /** What it printed so far. */
  output(): string;
  /** Interrupts it; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Runs `waymark serve` on a free port until it is stopped. */
export async function serveSite(args: readonly string[], cwd: string): Promise<ServedSite> {
  const child = spawn(process.execPath, [cli, 'serve', ...args, '--port', '0'], {
    cwd,
    env: userEnvironment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const url = await listening(child, () => output);
  return {
    url,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, found] = /The site is at (http:\/\/[^/\s]+)/.exec(output()) ?? [];
      if (found) resolve(found);
    };
    child.stderr?.on('data', look);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output()}`)));
  });
}
