import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenMark } from '@waymark/content/text';
import { moveReportFile } from '../../project/output/move-report-file.ts';

/** What installing, building, previewing and proving leave in the folder that they are run in. */
const outputs = ['node_modules/', 'dist/', '.netlify/', '.vercel/', `/${moveReportFile}`];

/** Settings of servers, which a build writes with paths of its machine. Others of these names are a user's own. */
const serverSettings = ['nginx.conf', 'Caddyfile'];

/** What commands keep in a docs folder. */
const kept = ['.waymark/'];

/** What Astro leaves besides. */
const astroOutputs = ['.astro/'];

/** What became of a `.gitignore`. */
export interface Ignored {
  /** Absolute path. */
  readonly file: string;
  /** The lines that were added; nothing where the file is not to be changed. */
  readonly added: readonly string[] | undefined;
}

/**
 * Has Git leave out of a repository what can be made anew, by the `.gitignore` beside it: what is installed
 * and built lies where commands are run, which may be another folder than that of the docs.
 *
 * @param docs folder of the docs, or of the Astro project that shows them
 * @param current folder that commands are run in
 */
export function ignoreOutput(docs: string, current: string, isAstro: boolean): readonly Ignored[] {
  if (isAstro) return [ignoreLines(docs, [...outputsIn(docs), ...kept, ...astroOutputs])];
  if (!isRunFrom(current, docs)) return [ignoreLines(docs, [...outputsIn(docs), ...kept])];
  return [ignoreLines(current, outputsIn(current)), ignoreLines(docs, kept)];
}

function outputsIn(folder: string): readonly string[] {
  const written = serverSettings.filter((name) => isWritten(path.join(folder, name)));
  return [...outputs, ...written.map((name) => `/${name}`)];
}

/** Whether packages are installed in the current folder and not in that of the docs. */
function isRunFrom(current: string, docs: string): boolean {
  if (current === docs || existsSync(path.join(docs, 'package.json'))) return false;
  return ['package.json', 'node_modules', '.git'].some((name) =>
    existsSync(path.join(current, name)),
  );
}

/**
 * A `.gitignore` is written where there is none; one that is there keeps all its lines, and gets those
 * that are missing if the folder is in a repository.
 */
function ignoreLines(folder: string, wanted: readonly string[]): Ignored {
  const file = path.join(folder, '.gitignore');
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const isRepository = isInRepository(folder);
  // A link leads to a file of somebody else.
  if (stats && !(stats.isFile() && isRepository)) return { file, added: undefined };
  const text = stats ? readFileSync(file, 'utf8') : '';
  const added = missingLines(text, wanted).filter(
    (line) => !(isRepository && isDealtWith(folder, line)),
  );
  if (added.length === 0) return { file, added };
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const start = text === '' || text.endsWith('\n') ? '' : end;
  appendFileSync(file, `${start}${added.map((line) => line + end).join('')}`);
  return { file, added };
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
