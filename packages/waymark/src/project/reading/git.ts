import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Git finds the repository of the folder, even within a hook of another; it never asks the network. */
export const gitEnvironment = {
  ...process.env,
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_LAZY_FETCH: '1',
};

/**
 * What Git prints, without the end of the last line.
 *
 * @param folder in which it is asked
 * @throws when Git is not installed, or ends with an error
 */
export async function askGit(folder: string, command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...command], {
    cwd: folder,
    env: gitEnvironment,
  });
  return stdout.replace(/\n$/, '');
}
