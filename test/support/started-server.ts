import { type ChildProcess, spawn } from 'node:child_process';
import { userEnvironment } from './run-command.ts';

export interface StartedServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** What it printed so far. */
  output(): string;
  /** Interrupts it, once or more; gives the exit code, or null when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerStart {
  /** What runs it; Node by default. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Finds the address in what the server prints, as its first group. */
  readonly address: RegExp;
  /** Whether it is a script that has others run, which end with it. */
  readonly isScript?: boolean;
}

/** Runs a program until it is stopped, and waits until it says where it listens. */
export async function startServer({
  address,
  args,
  command = process.execPath,
  cwd,
  env,
  isScript = false,
}: ServerStart): Promise<StartedServer> {
  const all = { ...userEnvironment(), ...env };
  // The processes of a script are a group, which is told to end as a whole.
  const child = spawn(command, args, { cwd, env: all, detached: isScript });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const url = await listening(child, address, () => output);
  return {
    url,
    output: () => output,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
        child.once('exit', resolve);
        if (isScript && child.pid !== undefined) process.kill(-child.pid, signal);
        else child.kill(signal);
      }),
  };
}

/** Starts what `@astrojs/node` made of a project in a build. */
export function startAdapterServer(
  project: string,
  env: Readonly<Record<string, string>> = {},
  command = process.execPath,
): Promise<StartedServer> {
  return startServer({
    command,
    args: ['dist/server/entry.mjs'],
    cwd: project,
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
    address: /Server listening on (http:\/\/[^/\s]+)/,
  });
}

function listening(child: ChildProcess, address: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, found] = address.exec(output()) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output()}`)));
  });
}
