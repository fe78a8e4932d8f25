import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cli, repository } from './run-command.ts';

export type Program = 'waymark' | 'astro';

/** A command for this process to run. */
export interface Command {
  readonly program: Program;
  readonly args: readonly string[];
  readonly cwd: string;
  /** What is written to both streams before what it prints, and after it. */
  readonly mark: string;
}

/** Astro ends a process that has failed twice: when it has told why, and 400 ms after it began to. */
const afterFailure = 500;

const environment = { ...process.env };

let running: Command | undefined;
let exitCode = 0;
let count = 0;

process.on('message', async (command: Command) => {
  await run(command);
  if (command.program === 'astro' && exitCode !== 0) await setTimeout(afterFailure);
  process.send?.(exitCode);
});

/** How a command line does what its arguments say; what it imports is loaded once. */
const programs: Readonly<Record<Program, () => Promise<unknown>>> = {
  // The module of ours runs the command when it is loaded.
  waymark: () => import(`${cli}?${count}`),
  astro: async () => (await import(astroCli)).cli(process.argv),
};

const astroCli = path.join(repository, 'node_modules/astro/dist/cli/index.js');

async function run(command: Command): Promise<void> {
  process.chdir(command.cwd);
  process.argv = [process.execPath, cli, ...command.args];
  process.exitCode = 0;
  restoreEnvironment();
  running = command;
  write(command.mark);
  try {
    count += 1;
    await programs[command.program]();
    end(Number(process.exitCode));
  } catch (error) {
    // Whatever is thrown after the end is of no interest, as in a process that is gone.
    if (running) throw error;
  } finally {
    process.chdir(repository);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  }
}

/** What a module of an owner has put into it shall not be there for the next command. */
function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) {
    if (!Object.hasOwn(environment, name)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}

process.exit = (code) => {
  if (!running) return undefined as never;
  end(Number(code ?? process.exitCode));
  throw new Error('The command has ended.');
};

function end(code: number): void {
  if (!running) return;
  exitCode = code;
  write(running.mark);
  running = undefined;
}

function write(text: string): void {
  for (const stream of [process.stdout, process.stderr]) stream.write(text);
}
