import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository, run } from './run-command.ts';

/** The packages that a site is built with, the lowest first. */
export const packages = ['core', 'openapi', 'content', 'search', 'assistant', 'waymark'] as const;

export interface Packed {
  /** Absolute path. */
  readonly tarball: string;
  readonly files: readonly string[];
}

interface PackReport {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Packs a package as it is released.
 *
 * @param name of its folder
 * @param folder that its tarball is put into
 * @throws when npm cannot pack it
 */
export async function packPackage(name: string, folder: string): Promise<Packed> {
  const source = path.join(repository, 'packages', name);
  const args = ['pack', '--json', '--pack-destination', folder];
  const { exitCode, output, stdout } = await run('npm', args, source);
  if (exitCode !== 0) throw new Error(output);
  const printed: unknown = JSON.parse(stdout);
  const [entry] = Object.values(printed as Record<string, PackReport>);
  if (!entry) throw new Error(`npm packed nothing: ${stdout}`);
  const files = entry.files.map((file) => file.path);
  return { tarball: path.join(folder, entry.filename), files };
}

/** The oldest Node that the packages run on. */
export function oldestNode(): string {
  const file = path.join(repository, 'packages/waymark/package.json');
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } };
  return `${engines.node.replace('>=', '')}.0`;
}
