import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenMark } from '@waymark/content/text';
import { moveReportFile } from '../project/output/move-report-file.ts';

/** What installing, building, previewing and proving leave in a folder. */
const outputs = [
  ...['node_modules/', 'dist/', '.waymark/'],
  ...['.netlify/', '.vercel/', `/${moveReportFile}`],
];

/** Settings of servers, which a build writes with paths of its machine. Others of these names are a user's own. */
const serverSettings = ['nginx.conf', 'Caddyfile'];

/** What Astro leaves besides. */
const astroOutputs = ['.astro/'];

/**
 * Has Git leave out of a repository what can be made anew. A `.gitignore` is written where there is
 * none; one that is there keeps all its lines, and gets those that are missing if the folder is in a
 * repository.
 *
 * @returns the lines that were added
 */
export function ignoreOutput(folder: string, isAstro: boolean): readonly string[] {
  const file = path.join(folder, '.gitignore');
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const isRepository = isInRepository(folder);
  // A link leads to a file of somebody else.
  if (stats && !(stats.isFile() && isRepository)) return [];
  const text = stats ? readFileSync(file, 'utf8') : '';
  const written = serverSettings.filter((name) => isWritten(path.join(folder, name)));
  const wanted = [
    ...outputs,
    ...written.map((name) => `/${name}`),
    ...(isAstro ? astroOutputs : []),
  ];
  const missing = missingLines(text, wanted).filter(
    (line) => !(isRepository && isDealtWith(folder, line)),
  );
  if (missing.length === 0) return [];
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const start = text === '' || text.endsWith('\n') ? '' : end;
  appendFileSync(file, `${start}${missing.map((line) => line + end).join('')}`);
  return missing;
}

/** The lines that a `.gitignore` lacks, in none of the ways that people write them: `dist`, `!/dist`. */
export function missingLines(text: string, wanted: readonly string[]): readonly string[] {
  const bare = (line: string) =>
    line
      .trim()
      .replace(/^!?\/?(?:\*\*\/)?/, '')
      .replace(/\/\*{0,2}$/, '');
  const there = new Set(text.split('\n').map(bare));
  return wanted.filter((line) => !there.has(bare(line)));
}

function isWritten(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(writtenMark);
}

function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const around = path.dirname(folder);
  return around !== folder && isInRepository(around);
}

/** Git leaves it out already, by a file further up for instance, or somebody has committed it. */
function isDealtWith(folder: string, line: string): boolean {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  const name = line.replace(/^\//, '');
  // Where Git cannot be run, nothing is printed.
  const committed = () => git('ls-files', name).stdout ?? '';
  return git('check-ignore', '--quiet', name).status === 0 || committed() !== '';
}
