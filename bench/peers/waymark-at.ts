import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../run/run-command.ts';
import { TrialFailure } from '../run/trial-failure.ts';
import { emptyFolder, workFolder } from '../run/work-folder.ts';
import { installPackages } from './install.ts';
import type { Peer } from './peer.ts';
import { waymark } from './waymark.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const minutes = 15;

/**
 * Waymark as another commit of this repository has it, which is installed and built if another bench
 * has not.
 *
 * @param name of the commit, as Git takes it
 * @throws TrialFailure when Git knows none of that name, or it cannot be built
 */
export async function waymarkAt(name: string, say: (line: string) => void): Promise<Peer> {
  const commit = git('rev-parse', '--verify', '--quiet', '--short', `${name}^{commit}`);
  const home = `waymark-${commit}`;
  const folder = path.join(workFolder, home);
  if (!existsSync(path.join(folder, 'package.json'))) {
    say(`Waymark as of ${commit} is being built`);
    // Sites that are removed, after a failure too, take this with them: it is not whole.
    const draft = emptyFolder('drafts', home);
    const archive = path.join(draft, 'commit.tar');
    git('archive', '--output', archive, commit);
    await runCommand({ program: 'tar', args: ['-xf', archive], folder: draft }, minutes);
    await installPackages(draft, 'ci');
    renameSync(draft, folder);
  }
  const command = path.join(folder, 'packages/waymark/bin/waymark.mjs');
  const [, ...build] = waymark.build;
  return { ...waymark, name: `Waymark as of ${commit}`, home, build: [command, ...build] };
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new TrialFailure(`cannot run \`git ${args.join(' ')}\``);
  return stdout.trim();
}
