import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIndex, readIndex } from '@waymark/content';
import { command } from '../peers/waymark.ts';
import { runCommand } from '../run/run-command.ts';

const minutes = 30;

/**
 * Builds a site as its owner would, from a copy of its docs folder, because a build writes there.
 *
 * @param folder an empty one
 * @returns the file of the content index that the build wrote
 */
export async function buildIndex(docs: string, folder: string): Promise<string> {
  const copy = path.join(folder, 'docs');
  const site = path.join(folder, 'site');
  copyDocs(docs, copy);
  await runCommand({ args: [command, 'build', copy, '--lenient', '--out', site], folder }, minutes);
  return path.join(site, '_waymark/content-index.json');
}

/** Copies a docs folder without what is no part of the docs. */
export function copyDocs(docs: string, folder: string): void {
  cpSync(docs, folder, {
    recursive: true,
    filter: (file) => !['.git', '.waymark', 'node_modules'].includes(path.basename(file)),
  });
}

/** @throws when the file is of another format */
export function indexIn(file: string): ContentIndex {
  const read = readIndex(readFileSync(file, 'utf8'));
  if ('problem' in read) throw new Error(`${file}: ${read.problem}`);
  return read.index;
}
