import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, run } from './run-command.ts';

/** The packages that a site is built with, the lowest first. */
export const packages = [
  'core',
  'openapi',
  'content',
  'search',
  'client',
  'assistant',
  'waymark',
] as const;

export interface Packed {
  /** As it is installed. */
  readonly name: string;
  /** Its name in `packages`. */
  readonly folder: string;
  /** Absolute path. */
  readonly tarball: string;
  /** Checksum of the tarball, as registries tell it. */
  readonly integrity: string;
  readonly files: readonly string[];
}

interface PackReport {
  readonly name: string;
  readonly filename: string;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Packs packages as they are released.
 *
 * @param names of their folders
 * @param folder that their tarballs are put into
 * @returns what came of each, by the name of its folder
 * @throws when npm cannot pack one
 */
export async function packPackages(
  names: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, Packed>> {
  const workspaces = names.map((name) => `--workspace=packages/${name}`);
  const args = ['pack', '--json', '--pack-destination', folder, ...workspaces];
  const { exitCode, output, stdout } = await run('npm', args, repository);
  if (exitCode !== 0) throw new Error(output);
  const reports = Object.values(JSON.parse(stdout) as Record<string, PackReport>);
  return new Map(
    reports.map(({ filename, files, integrity, name }) => {
      const own = name.replace('@waymark/', '');
      const tarball = path.join(folder, filename);
      return [
        own,
        { name, folder: own, tarball, integrity, files: files.map((file) => file.path) },
      ];
    }),
  );
}

/** The oldest Node that the packages run on. */
export function oldestNode(): string {
  const file = path.join(repository, 'packages/waymark/package.json');
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
  return `${engines.node.replace('>=', '')}.0`;
}
