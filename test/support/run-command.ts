import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from './command-process.ts';

/** Root of this repository. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** The built command line. */
export const cli = path.join(repository, 'packages/waymark/dist/cli.mjs');

/** What a command did; texts are without colours. */
export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both of them. */
  readonly output: string;
}

/** Variable with the address of the processes that run commands for all tests (`command-processes.ts`). */
export const commandProcesses = 'WAYMARK_TEST_COMMANDS';

/** Runs `waymark` with arguments in a folder, in a process that may have run others before. */
export function runCli(args: readonly string[], cwd: string): Promise<Finished> {
  return runIn({ program: 'waymark', args, cwd });
}

/** Runs a command in one of the processes that are there for all tests. */
export async function runIn(command: Omit<Command, 'mark'>): Promise<Finished> {
  const address = process.env[commandProcesses] ?? '';
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(command) });
  return (await response.json()) as Finished;
}

/** Runs `waymark` in a process of its own, where that process, or what others have left in it, matters. */
export function runOwnCli(args: readonly string[], cwd: string): Promise<Finished> {
  return run(process.execPath, [cli, ...args], cwd);
}

/** Runs a command to its end, whatever that is. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env = userEnvironment(),
): Promise<Finished> {
  return new Promise((resolve) => {
    const options = { cwd, env, maxBuffer: 2 ** 26 };
    execFile(command, args, options, (error, stdout, stderr) => {
      const exitCode = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve(finished(exitCode, stdout, stderr));
    });
  });
}

/** What a command did that printed this. */
export function finished(exitCode: number, out: string, err: string): Finished {
  const stdout = stripVTControlCharacters(out);
  const stderr = stripVTControlCharacters(err);
  return { exitCode, stdout, stderr, output: stdout + stderr };
}

/** The environment as a user has it: the test runner and npm add variables that tools heed. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^(NODE_ENV|NODE_OPTIONS|NETLIFY|VERCEL|CF_PAGES|WORKERS_CI|CI|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITEST|npm_)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(entries), NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}
