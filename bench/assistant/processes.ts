import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../packages/waymark/dist/cli.mjs', import.meta.url));

/** A process that says where it listens. */
export interface Listening {
  readonly url: string;
  /** Seconds until it listened. */
  readonly seconds: number;
  /** What it takes so far: memory at its highest (MB) and time of the processor (s). */
  usage(): { readonly megabytes: number; readonly cpuSeconds: number };
  stop(): Promise<void>;
}

export function waymark(
  args: readonly string[],
  cwd: string,
  more: Record<string, string> = {},
): string {
  return execFileSync(process.execPath, [cli, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment(more),
  });
}

/** `waymark serve` on any free port. */
export function serve(args: readonly string[], cwd: string, more: Record<string, string> = {}) {
  return listen([cli, 'serve', ...args, '--port', '0'], cwd, environment(more));
}

/** A model that answers slowly, in a process of its own. */
export function fakeModel(cwd: string) {
  const script = fileURLToPath(new URL('./slow-model.ts', import.meta.url));
  return listen([script], cwd, environment({}));
}

/** No model of the machine's own may answer, and nothing is kept outside the bench's folder. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(OPENAI_|ANTHROPIC_|DATABASE_URL|WAYMARK_|NODE_OPTIONS)/.test(name),
  );
  return { ...Object.fromEntries(entries), ASTRO_TELEMETRY_DISABLED: '1', ...more };
}

async function listen(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Listening> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const url = await addressIn(child);
  const seconds = (performance.now() - started) / 1000;
  return {
    url,
    seconds,
    usage: () => usageOf(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function addressIn(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let isFound = false;
    const read = (chunk: Buffer) => {
      if (isFound) return;
      output += chunk;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address === undefined) return;
      isFound = true;
      resolve(address);
    };
    // Read to the end, or the process waits for its log to be taken.
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
}

/** Of Linux: pages of memory are told in kB, time in hundredths of a second. */
function usageOf(pid: number) {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+)/.exec(read(pid, 'status')) ?? [];
  // The name of the program, in brackets, may have spaces.
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return {
    megabytes: Number(kilobytes) / 1024,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
  };
}

function read(pid: number, name: string): string {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8');
}
