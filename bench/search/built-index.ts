import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentIndex, readIndex } from '@waymark/content';

const cli = fileURLToPath(new URL('../../packages/waymark/dist/cli.mjs', import.meta.url));

/**
 * Builds a site as its owner would, from a copy of its docs folder, because a build writes there.
 *
 * @param folder an empty one
 * @returns the file of the content index that the build wrote
 */
export function buildIndex(docs: string, folder: string): string {
  const copy = path.join(folder, 'docs');
  const site = path.join(folder, 'site');
  cpSync(docs, copy, {
    recursive: true,
    filter: (file) => !['.git', '.waymark', 'node_modules'].includes(path.basename(file)),
  });
  execFileSync(process.execPath, [cli, 'build', copy, '--lenient', '--out', site], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return path.join(site, '_waymark/content-index.json');
}

/** @throws when the file is of another format */
export function indexIn(file: string): ContentIndex {
  const read = readIndex(readFileSync(file, 'utf8'));
  if ('problem' in read) throw new Error(`${file}: ${read.problem}`);
  return read.index;
}
