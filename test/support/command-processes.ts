import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Command } from './command-process.ts';
import { listen } from './listen.ts';
import { commandProcesses, type Finished, finished, userEnvironment } from './run-command.ts';

const entry = fileURLToPath(new URL('command-process.ts', import.meta.url));

/** More than these of a kind are not kept when they have nothing to do. */
const kept = 3;

/** So many commands one process runs: what it may keep of them does not grow for ever. */
const longest = 25;

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
  const idle = new Map<string, CommandProcess[]>();
  const server = createServer(async (request, response) => {
    const command = (await json(request)) as Omit<Command, 'mark'>;
    const kind = kindOf(command);
    const free = idle.get(kind) ?? [];
    idle.set(kind, free);
    const one = free.pop() ?? startProcess();
    const result = await one.run(command);
    response.end(JSON.stringify(result));
    if (isOver(command, result, one.hasBuilt()) && one.isAlive() && free.length < kept)
      free.push(one);
    else one.end();
  });
  const { close, url } = await listen(server);
  process.env[commandProcesses] = url;
  return async () => {
    delete process.env[commandProcesses];
    await close();
    for (const one of [...idle.values()].flat()) one.end();
  };
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
