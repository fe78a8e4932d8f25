import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCommand } from '../run/run-command.ts';
import { emptyFolder, workFolder, write } from '../run/work-folder.ts';
import type { Peer } from './peer.ts';

const minutes = 15;

/**
 * Installs the packages of a peer, if another bench has not. Sites lie below them, as the packages of
 * a workspace do, since a preview of Vite reads no files outside of that.
 *
 * @throws TrialFailure when that is not possible
 */
export async function install({ home, packages }: Peer): Promise<void> {
  const folder = path.join(workFolder, home);
  const file = path.join(folder, 'package.json');
  const manifest = JSON.stringify(
    { name: `bench-${home}`, private: true, workspaces: ['sites/*'], dependencies: packages },
    null,
    2,
  );
  const done = path.join(folder, 'node_modules/.package-lock.json');
  if (existsSync(done) && readFileSync(file, 'utf8') === manifest) return;
  emptyFolder(home);
  write(file, manifest);
  if (Object.keys(packages).length === 0) return;
  await installPackages(folder, 'install');
}

/**
 * Lets npm install what the manifest of a folder, or its lock file, asks for.
 *
 * @throws TrialFailure when that is not possible
 */
export async function installPackages(folder: string, how: 'ci' | 'install'): Promise<void> {
  const environment = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const args = [how, '--no-audit', '--no-fund'];
  await runCommand({ program: 'npm', args, folder, environment }, minutes);
}

/** The packages of a peer, and the Astro that it runs on, with the versions that are installed. */
export function installed({ home, packages }: Peer): string[] {
  const modules = path.join(workFolder, home, 'node_modules');
  const [tool = ''] = Object.keys(packages);
  const ofTool = createRequire(path.join(modules, tool, 'package.json'));
  const files = Object.keys(packages).map((name) => path.join(modules, name, 'package.json'));
  const manifests = [...new Set([...files, ofTool.resolve('astro/package.json')])].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string },
  );
  return manifests.map(({ name, version }) => `${name} ${version}`);
}
