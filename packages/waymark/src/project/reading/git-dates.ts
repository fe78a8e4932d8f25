import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { askGit, gitEnvironment } from './git.ts';

/** When files were last changed, as far as Git knows. */
export interface GitDates {
  /** Days such as `2026-08-13`, by files relative to the folder. Files that were never committed have none. */
  readonly days: ReadonlyMap<string, string>;
  /** Times of these commits in seconds since 1970. */
  readonly times: ReadonlyMap<string, number>;
  /** Files whose history the clone does not reach back to. */
  readonly cut: ReadonlySet<string>;
  /** The clone ends before the history does. */
  readonly isShallow: boolean;
  /** Names of those who changed a file, the first first, as `.mailmap` has them; only if asked for. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** What Git is asked about. */
export interface AskedFiles {
  /** Relative to the folder. */
  readonly files: ReadonlySet<string>;
  /** Who changed them is asked for too, which takes the whole history. */
  readonly withNames?: boolean;
}

/** Why Git does not know it. */
export type NoGitDates = 'no-git' | 'no-repository' | 'failed';

/** Gives the dates of files; what is known of a commit is kept. */
export type ReadGitDates = (asked: AskedFiles) => Promise<GitDates | NoGitDates>;

/** What users may have configured for the log that they read. */
const settings = ['log.showSignature', 'log.follow', 'core.quotePath'].flatMap((name) => [
  '-c',
  `${name}=false`,
]);

/**
 * Opens the history of a folder, which may be a part of a repository.
 *
 * @param folder absolute path
 */
export function openGitDates(folder: string): ReadGitDates {
  let known: { head: string; asked: AskedFiles; dates: GitDates } | undefined;
  return async (asked) => {
    const state = await repositoryState(folder);
    if (typeof state === 'string') return state;
    if (known?.head === state.head && isAnswered(asked, known.asked)) return known.dates;
    const dates = await readLog(folder, asked, state.roots);
    if (dates) known = { head: state.head, asked, dates };
    return dates ?? 'failed';
  };
}

function isAnswered({ files, withNames = false }: AskedFiles, known: AskedFiles): boolean {
  return files.isSubsetOf(known.files) && (!withNames || known.withNames === true);
}

interface RepositoryState {
  readonly head: string;
  /** Commits at which a shallow clone ends: all files of the repository seem to be new in them. */
  readonly roots: ReadonlySet<string>;
}

async function repositoryState(folder: string): Promise<RepositoryState | NoGitDates> {
  try {
    const command = ['rev-parse', 'HEAD', '--git-path', 'shallow'];
    const [head = '', shallow = ''] = (await askGit(folder, command)).split('\n');
    return { head, roots: new Set(linesOf(path.resolve(folder, shallow))) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'no-git' : 'no-repository';
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Reads the log from its end until it has told of all files. Nothing where Git fails. */
async function readLog(
  folder: string,
  { files, withNames = false }: AskedFiles,
  roots: ReadonlySet<string>,
): Promise<GitDates | undefined> {
  const days = new Map<string, string>();
  const times = new Map<string, number>();
  const cut = new Set<string>();
  const names = new Map<string, string[]>();
  const dates: GitDates = { days, times, cut, names, isShallow: roots.size > 0 };
  const format = ['--format=commit %H %ct %cI %aN', '--name-only', '--no-renames', '--relative'];
  const log = spawn('git', [...settings, 'log', ...format, '--', '.'], {
    cwd: folder,
    env: gitEnvironment,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    log.once('error', () => resolve(-1));
    log.once('close', resolve);
  });
  let change = { time: 0, day: '', name: '', isRoot: false };
  for await (const line of createInterface(log.stdout)) {
    const [, commit, time = '', day = '', name = ''] =
      /^commit ([\da-f]{40,}) (\d+) (\S{10})\S* (.*)$/.exec(line) ?? [];
    if (commit !== undefined) {
      change = { time: Number(time), day, name, isRoot: roots.has(commit) };
    } else if (files.has(line)) {
      if (!days.has(line) && !cut.has(line)) {
        if (change.isRoot) cut.add(line);
        else {
          days.set(line, change.day);
          times.set(line, change.time);
        }
      }
      if (withNames) addFirst(names, line, change.name);
      else if (days.size + cut.size === files.size) {
        log.kill();
        return dates;
      }
    }
  }
  return (await ended) === 0 ? dates : undefined;
}

/** The log goes backwards, so whoever comes later in it was there before. */
function addFirst(names: Map<string, string[]>, file: string, name: string): void {
  if (name === '' || name.endsWith('[bot]')) return;
  const others = (names.get(file) ?? []).filter((other) => other !== name);
  names.set(file, [name, ...others]);
}
