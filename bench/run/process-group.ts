import { type ChildProcess, spawn } from 'node:child_process';
import { runningProcesses, treeOf, usageOf } from './processes.ts';
import { freeBytes } from './work-folder.ts';

/** A program to run. */
export interface Command {
  /** Node, if it is not said. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A program that runs, with all that it starts itself. */
export interface ProcessGroup {
  /** What it has printed so far, errors among it. */
  output(): string;
  /** What it has printed so far, without errors. */
  result(): string;
  /** The most memory that all of it had at a moment, in MB; NaN where that is not known. */
  peakMegabytes(): number;
  /** Seconds of the processor that what runs of it has taken. */
  cpuSeconds(): number;
  /** Called on each line or part of one that it prints. */
  onOutput(listener: () => void): void;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Ends all of it: asks first, and does not wait long. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks at the memory. */
const samplePause = 250;
/** What stays free of the disk: other work on the machine needs some. */
const reservedBytes = 8e9;
/** Of the end of what is printed. */
const keptOutput = 1e6;
const patience = 3000;

const endings = new Set<() => void>();

/** Nothing that a bench has started outlives it. */
export function endAllWithBench(): void {
  process.once('exit', () => {
    for (const end of endings) {
      try {
        end();
      } catch {
        // It has ended by itself, and others have not.
      }
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
}

/**
 * Has something ended with the bench, however that ends.
 *
 * @param end ends it at once, and removes what it leaves
 * @returns forgets it, as it has ended
 */
export function endWithBench(end: () => void): () => void {
  endings.add(end);
  return () => endings.delete(end);
}

/** Starts a program in a process group of its own. */
export function startGroup(command: Command): ProcessGroup {
  const { args, environment, folder, program = process.execPath } = command;
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...plainEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = endWithBench(() => killTree(child, 'SIGKILL'));
  let output = '';
  let result = '';
  let peak = Number.NaN;
  const listeners: (() => void)[] = [];
  const take = (chunk: string) => {
    output = (output + chunk).slice(-keptOutput);
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  child.stdout.on('data', (chunk: string) => {
    result = (result + chunk).slice(-keptOutput);
  });
  const sampling = setInterval(() => {
    const usage = usageOf(child.pid ?? 0);
    if (usage) peak = Math.max(usage.megabytes, usage.mostOfOne, Number.isNaN(peak) ? 0 : peak);
    if (freeBytes(folder) < reservedBytes) {
      take('\nError: the disk is nearly full, so that the bench ended it\n');
      killTree(child, 'SIGKILL');
    }
  }, samplePause);
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    const end = (how: number | NodeJS.Signals) => {
      clearInterval(sampling);
      forget();
      resolve(how);
    };
    child.once('error', (error) => {
      take(`\n${error}\n`);
      end(1);
    });
    // What it left behind is ended with it, and would hold its output open.
    child.once('exit', () => killTree(child, 'SIGKILL'));
    child.once('close', (code, signal) => end(code ?? signal ?? 1));
  });
  return {
    output: () => output,
    result: () => result,
    peakMegabytes: () => peak,
    cpuSeconds: () => usageOf(child.pid ?? 0)?.cpuSeconds ?? Number.NaN,
    onOutput: (listener) => listeners.push(listener),
    ended,
    stop: async () => {
      killTree(child, 'SIGTERM');
      const timer = setTimeout(() => killTree(child, 'SIGKILL'), patience);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** What a program needs to run, and nothing that could change what it does. */
function plainEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
  const own = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(own), ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Ends a process with its group, and what has left that for one of its own, as browsers do. */
export function killTree(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  const tree = treeOf(pid, runningProcesses()).map(({ id }) => id);
  child.kill(signal);
  for (const id of [-pid, ...tree.filter((other) => other !== pid)]) {
    try {
      process.kill(id, signal);
    } catch {
      // There is nothing left of it.
    }
  }
}
