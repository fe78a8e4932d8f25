import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** What one build took. */
export interface Measurement {
  readonly seconds: number;
  /** Peak resident memory of the process, in MB. */
  readonly megabytes: number;
}

/**
 * Runs a build in its own process and measures it.
 *
 * @throws with the build's output when it fails
 */
export async function measureBuild(
  command: readonly string[],
  folder: string,
): Promise<Measurement> {
  const memoryFile = path.join(folder, 'peak-memory.txt');
  const hook = new URL('./record-memory.mjs', import.meta.url).href;
  const [program = 'node', ...rest] = command;
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const child = spawn(program, ['--import', hook, ...rest], {
      cwd: folder,
      env: { ...process.env, BENCH_MEMORY_FILE: memoryFile, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.slice(-4000)))));
  });
  const seconds = (performance.now() - started) / 1000;
  return { seconds, megabytes: Number(readFileSync(memoryFile, 'utf8')) / 1024 };
}

/** Average size of the HTML files whose path matches, in kB. */
export function averageHtml(
  output: string,
  isPage: (file: string) => boolean,
): { kilobytes: number; pages: number } {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && isPage(file),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(output, file)).size, 0);
  return { kilobytes: bytes / files.length / 1000, pages: files.length };
}

const leftovers = ['dist', '.astro', '.waymark', 'node_modules/.astro', 'node_modules/.vite'];

/**
 * Moves what a build left behind out of its way, so that the next one is cold. Nothing is deleted
 * between builds: see `clearSites`.
 */
export function setAside(folder: string, aside: string): void {
  for (const name of leftovers) {
    const left = path.join(folder, name);
    if (!existsSync(left)) continue;
    mkdirSync(aside, { recursive: true });
    renameSync(
      left,
      path.join(aside, `${path.basename(folder)}-${name.replace('/', '-')}-${Date.now()}`),
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
