import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What installing, building and previewing leave in a folder. */
const outputs = ['node_modules/', 'dist/', '.waymark/'];

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
  const wanted = [...outputs, ...(isAstro ? astroOutputs : [])];
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

function isInRepository(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const around = path.dirname(folder);
  return around !== folder && isInRepository(around);
}

/** Git leaves it out already, by a file further up for instance, or somebody has committed it. */
function isDealtWith(folder: string, line: string): boolean {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
  // Where Git cannot be run, nothing is printed.
  const committed = () => git('ls-files', line).stdout ?? '';
  return git('check-ignore', '--quiet', line).status === 0 || committed() !== '';
}
