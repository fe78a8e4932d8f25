import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from './command-process.ts';
import { closeAfterwards, listen } from './listen.ts';
import { commandProcesses, type Finished, finished, userEnvironment } from './run-command.ts';

const entry = fileURLToPath(new URL('command-process.ts', import.meta.url));

/** So many of a kind run at once: the first command of each takes the processor twenty times as long as the next ones. */
const most = 3;

/** So many commands one process runs: what it may keep of them does not grow for ever. */
const longest = 100;

/** A process that runs one command of a program after the other. */
interface CommandProcess {
  run(command: Omit<Command, 'mark'>): Promise<Finished>;
  /** Whether one of them has succeeded. */
  hasBuilt(): boolean;
  /** Whether it can run another one. */
  isAlive(): boolean;
  end(): void;
}

/**
 * Keeps processes that run commands for all test files: to start one and to load its modules takes
 * longer than most commands themselves. The runner loads this file once for each level of tests,
 * which share the processes.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[commandProcesses] !== undefined) return async () => undefined;
  const kinds = new Map<string, Places>();
  const server = createServer(async (request, response) => {
    closeAfterwards(response);
    const command = (await json(request)) as Omit<Command, 'mark'>;
    const places = kinds.get(kindOf(command)) ?? new Places();
    kinds.set(kindOf(command), places);
    const one = (await places.take()) ?? startProcess();
    const result = await one.run(command);
    response.end(JSON.stringify(result));
    const mayGoOn = isOver(command, result, one.hasBuilt()) && one.isAlive();
    if (!mayGoOn) one.end();
    places.give(mayGoOn ? one : undefined);
  });
  const { close, url } = await listen(server);
  process.env[commandProcesses] = url;
  return async () => {
    delete process.env[commandProcesses];
    await close();
    for (const places of kinds.values()) places.end();
  };
}

/** Where commands of a kind run; some of the places have a process that has nothing to do. */
class Places {
  readonly #idle: CommandProcess[] = [];
  readonly #waiting: ((one: CommandProcess | undefined) => void)[] = [];
  #free = most;

  /** Waits for a place; gives its process, if it has one. */
  async take(): Promise<CommandProcess | undefined> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#free -= 1;
    return this.#idle.pop();
  }

  /** Gives a place back, with a process that can run another command. */
  give(one: CommandProcess | undefined): void {
    const next = this.#waiting.shift();
    if (next) {
      next(one);
      return;
    }
    this.#free += 1;
    if (one) this.#idle.push(one);
  }

  end(): void {
    for (const one of this.#idle) one.end();
  }
}

/**
 * Commands of one kind may run in one process: what it has loaded of the theme leads to the files
 * of its first site, below the base of that.
 */
function kindOf({ args, program }: Omit<Command, 'mark'>): string {
  const base = args.includes('--base') ? args[args.indexOf('--base') + 1] : '';
  return `${program} ${base}`;
}

/**
 * Whether nothing of a command goes on: what a build of Astro has begun does so after its failure. One
 * that was refused before has begun nothing; in a process that has built none, it leaves a bundler that
 * is to start in a folder which will be gone.
 */
function isOver(
  { program }: Omit<Command, 'mark'>,
  { exitCode, output }: Finished,
  hasBuilt: boolean,
): boolean {
  if (program === 'waymark' || exitCode === 0) return true;
  return hasBuilt && !/^\S+ \[build\] /m.test(output);
}

function startProcess(): CommandProcess {
  const child = fork(entry, { env: userEnvironment(), execArgv: [], silent: true });
  let count = 0;
  let hasBuilt = false;
  return {
    async run(command) {
      count += 1;
      const result = await resultOf(child, { ...command, mark: `\0${count}\0` });
      hasBuilt ||= result.exitCode === 0;
      return result;
    },
    hasBuilt: () => hasBuilt,
    isAlive: () => child.connected && count < longest,
    end: () => child.kill(),
  };
}

/** Has a process run a command. The end of the process is that of the command, too. */
function resultOf(child: ChildProcess, command: Command): Promise<Finished> {
  const streams = [child.stdout, child.stderr];
  const texts = ['', ''];
  let exitCode: number | undefined;
  return new Promise((resolve) => {
    const settle = (code: number) => {
      child.removeAllListeners();
      for (const stream of streams) stream?.removeAllListeners('data');
      const [stdout = '', stderr = ''] = texts.map((text) => text.split(command.mark)[1]);
      resolve(finished(code, stdout, stderr));
    };
    const look = () => {
      const isWhole = texts.every((text) => text.split(command.mark).length > 2);
      if (exitCode !== undefined && isWhole) settle(exitCode);
    };
    for (const [index, stream] of streams.entries()) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        texts[index] += text;
        look();
      });
    }
    child.once('message', (code) => {
      exitCode = Number(code);
      look();
    });
    child.once('close', (code) => settle(code ?? -1));
    child.send(command);
  });
}
