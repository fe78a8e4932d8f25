import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { numberArgument, textArgument } from './arguments.ts';
import { contentOf, corpusSites } from './search/corpus.ts';
import { engineNames } from './search/engines/engines.ts';

/**
 * `npm run bench -- search [--sites <folder>] [--site <name>] [--engine <name>] [--large 10]
 * [--minutes 10]`: asks the question sets of `search/questions` of Waymark's retrieval and of other
 * engines as they come, all over the content index that a build of the site writes. Needs the docs
 * folders of the sites, by default those in `WAYMARK_SITES`, or beside the repository in `sites`.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const work = path.join(here, '.sites/search');
const large = numberArgument('--large', 10);
/** A step of an engine that takes longer is ended, and said to be. */
const minutes = numberArgument('--minutes', 10);
const wanted = textArgument('--engine');
const names = engineNames.filter((name) => wanted === undefined || name === wanted);

const head = [
  ['engine', 11],
  ['recall@5', 9],
  ['MRR@10', 7],
  ['held out', 13],
  ['build s', 8],
  ['MB', 6],
  ['p50 ms', 7],
  ['p99 ms', 7],
  ['RSS MB', 7],
  [`${large}x MB`, 7],
  [`${large}x p50`, 8],
  [`${large}x p99`, 8],
  [`${large}x RSS`, 8],
] as const;

for (const site of corpusSites()) {
  const content = contentOf(site, path.join(work, site.name));
  print(`\n${site.name}`);
  print(head.map(([label, width]) => label.padStart(width)).join(' '));
  for (const name of names) print(lineOf(name, site.name, content));
}

function lineOf(name: string, site: string, content: string): string {
  const once = measure(name, site, content, 1);
  const more = large > 1 ? measure(name, site, content, large) : undefined;
  const cells = [
    name,
    fixed(once['recall'], 3),
    fixed(once['reciprocal'], 3),
    `${fixed(once['heldRecall'], 3)}/${fixed(once['heldReciprocal'], 3)}`,
    fixed(once['seconds'], 1),
    fixed((once['bytes'] ?? Number.NaN) / 1e6, 1),
    fixed(once['p50'], 1),
    fixed(once['p99'], 1),
    fixed(once['megabytes'], 0),
    fixed((more?.['bytes'] ?? Number.NaN) / 1e6, 1),
    fixed(more?.['p50'], 1),
    fixed(more?.['p99'], 1),
    fixed(more?.['megabytes'], 0),
  ];
  return cells.map((cell, index) => cell.padStart(head[index]?.[1] ?? 0)).join(' ');
}

type Figures = Readonly<Record<string, number>>;

function measure(name: string, site: string, content: string, times: number): Figures {
  const folder = path.join(work, `${site}-${name}-${times}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const built = trial('build');
  const figures = 'seconds' in built ? { ...built, ...trial('ask') } : built;
  rmSync(folder, { recursive: true, force: true });
  return figures;

  function trial(step: string): Figures {
    const script = path.join(here, 'search/trial.ts');
    const args = [script, step, name, site, content, String(times), folder];
    const { stdout, status, error } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: minutes * 60_000,
    });
    if (status !== 0) {
      const reason = isTimeout(error) ? `not ended after ${minutes} minutes` : 'failed';
      print(`${name}, ${times} times the site: ${step} ${reason}`);
      return {};
    }
    // The last line is what the trial prints.
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Figures;
  }
}

function isTimeout(error: Error | undefined): boolean {
  return error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
}

function fixed(value: number | undefined, digits: number): string {
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
