import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Served, withServers } from '../assistant/load.ts';
import { runCommand } from '../run/run-command.ts';
import { startServer } from '../run/start-server.ts';
import type { GeneratedSite } from '../sites/generated-site.ts';
import { pagesOf } from '../sites/generated-site.ts';
import type { Load, LoadFound } from './load.ts';

/** A kind of request that readers and caches send. */
export interface Workload {
  readonly name: string;
  readonly paths: readonly string[];
  readonly headers: Load['headers'];
  readonly isKnown?: boolean;
  /** What all answers are to be: status, encoding, and how long they may be kept. */
  readonly answer: string;
}

/** What came of a workload in one round. */
export interface Round {
  readonly found: LoadFound;
  /** Milliseconds of the server's processor for a request. */
  readonly cpu: number;
  /** The same of a server that only answers, right after. */
  readonly bare: { readonly found: LoadFound; readonly cpu: number };
}

const readAgain = 'public, max-age=0, must-revalidate';
const lasting = 'public, max-age=31536000, immutable';
const connections = 64;
/** Of a page that was compressed. */
const bareBytes = 5_000;

/** What a server of docs is asked for. */
export function workloadsOf(site: GeneratedSite, folder: string): Workload[] {
  const pages = pagesOf(site)
    .slice(0, 200)
    .map((page) => `/${page.path}`);
  const assets = readdirSync(path.join(folder, 'dist/_astro'))
    .filter((name) => /\.(?:css|js)$/.test(name))
    .filter((name) => statSync(path.join(folder, 'dist/_astro', name)).size > 2048)
    .map((name) => `/_astro/${name}`);
  const brotli = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  return [
    { name: 'pages', paths: pages, headers: brotli, answer: `200, br, ${readAgain}` },
    {
      name: 'pages by gzip',
      paths: pages,
      headers: { 'Accept-Encoding': 'gzip' },
      answer: `200, gzip, ${readAgain}`,
    },
    {
      name: 'pages that a cache has',
      ...{ paths: pages, headers: brotli, isKnown: true, answer: `304, ${readAgain}` },
    },
    { name: 'scripts and styles', paths: assets, headers: brotli, answer: `200, br, ${lasting}` },
  ];
}

/** Runs each workload once on servers that have just been started, and that are warm. */
export async function runRound(
  served: Served,
  workloads: readonly Workload[],
  seconds: number,
): Promise<Round[]> {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const bare = await startServer({ args: [script, String(bareBytes)], folder: served.folder }, 1);
  try {
    return await withServers(served, {}, 1, async ([server]) => {
      if (!server) throw new Error('No server was started.');
      const rounds: Round[] = [];
      for (const { headers, isKnown = false, paths } of workloads) {
        const measure = async (to: typeof server, during: number) => {
          const before = to.cpuSeconds();
          const load: Load = { url: to.url, paths, headers, isKnown, connections, seconds: during };
          const found = await runLoader(load, served.folder);
          const cpu = ((to.cpuSeconds() - before) * 1000) / (found.requests + paths.length);
          return { found, cpu };
        };
        await measure(server, 1);
        rounds.push({ ...(await measure(server, seconds)), bare: await measure(bare, seconds) });
      }
      return rounds;
    });
  } finally {
    await bare.stop();
  }
}

async function runLoader(load: Load, folder: string): Promise<LoadFound> {
  const script = fileURLToPath(new URL('./load.ts', import.meta.url));
  const { result } = await runCommand({ args: [script, JSON.stringify(load)], folder }, 2);
  return JSON.parse(result) as LoadFound;
}
