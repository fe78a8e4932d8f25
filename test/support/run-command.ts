import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

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

/** Runs `waymark` with arguments in a folder. */
export function runCli(args: readonly string[], cwd: string): Promise<Finished> {
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
    execFile(command, args, options, (error, out, err) => {
      const stdout = stripVTControlCharacters(out);
      const stderr = stripVTControlCharacters(err);
      const exitCode = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ exitCode, stdout, stderr, output: stdout + stderr });
    });
  });
}

/** The environment as a user has it: the test runner and npm add variables that tools heed. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !/^(NODE_ENV|NODE_OPTIONS|NETLIFY|VERCEL|CF_PAGES|CI|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITEST|npm_)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(entries), NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
}
