import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** When files were last changed, as far as Git knows. */
export interface GitDates {
  /** Days such as `2026-08-13`, by files relative to the folder. Files that were never committed have none. */
  readonly days: ReadonlyMap<string, string>;
  /** Files whose history the clone does not reach back to. */
  readonly cut: ReadonlySet<string>;
}

/** Why Git does not know it. */
export type NoGitDates = 'no-git' | 'no-repository' | 'failed';

/** Gives the dates of files; what is known of a commit is kept. */
export type ReadGitDates = (files: ReadonlySet<string>) => Promise<GitDates | NoGitDates>;

/** Git finds the repository of the folder, even within a hook of another; it never asks the network. */
const environment = {
  ...process.env,
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_LAZY_FETCH: '1',
};
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
  let known: { head: string; files: ReadonlySet<string>; dates: GitDates } | undefined;
  return async (files) => {
    const state = await repositoryState(folder);
    if (typeof state === 'string') return state;
    if (known?.head === state.head && files.isSubsetOf(known.files)) return known.dates;
    const dates = await readLog(folder, files, state.roots);
    if (dates) known = { head: state.head, files, dates };
    return dates ?? 'failed';
  };
}

interface RepositoryState {
  readonly head: string;
  /** Commits at which a shallow clone ends: all files of the repository seem to be new in them. */
  readonly roots: ReadonlySet<string>;
}

async function repositoryState(folder: string): Promise<RepositoryState | NoGitDates> {
  try {
    const command = ['rev-parse', 'HEAD', '--git-path', 'shallow'];
    const { stdout } = await promisify(execFile)('git', command, { cwd: folder, env: environment });
    const [head = '', shallow = ''] = stdout.split('\n');
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
  files: ReadonlySet<string>,
  roots: ReadonlySet<string>,
): Promise<GitDates | undefined> {
  const days = new Map<string, string>();
  const cut = new Set<string>();
  const format = ['--format=commit %H %cI', '--name-only', '--no-renames', '--relative'];
  const log = spawn('git', [...settings, 'log', ...format, '--', '.'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    log.once('error', () => resolve(-1));
    log.once('close', resolve);
  });
  let day = '';
  let isRoot = false;
  for await (const line of createInterface(log.stdout)) {
    const [, commit = '', written = ''] = /^commit ([\da-f]{40,}) (\S{10})/.exec(line) ?? [];
    if (commit !== '') {
      day = written;
      isRoot = roots.has(commit);
    } else if (files.has(line) && !days.has(line) && !cut.has(line)) {
      if (isRoot) cut.add(line);
      else days.set(line, day);
      if (days.size + cut.size === files.size) {
        log.kill();
        return { days, cut };
      }
    }
  }
  return (await ended) === 0 ? { days, cut } : undefined;
}
