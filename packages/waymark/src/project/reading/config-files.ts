import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ConfigFile, ReadConfigFile } from '@waymark/core';
import { isInside } from '../paths/is-inside.ts';

/** Bytes of one file of a configuration, as of one API description. */
const maximumBytes = 30 * 2 ** 20;

/**
 * Reads the files of a configuration: regular files that lie in the docs folder, also after all
 * symbolic links are followed.
 */
export function configFiles(docsFolder: string): ReadConfigFile {
  return (file) => {
    try {
      return readInside(docsFolder, file);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      return { refused: 'unreadable', reason: `cannot be opened (${code || String(error)})` };
    }
  };
}

function readInside(docsFolder: string, file: string): ConfigFile {
  const real = realpathSync(path.join(docsFolder, file));
  if (!isInside(realpathSync(docsFolder), real))
    return { refused: 'outside', reason: 'is a link that leads out of the docs folder' };
  const found = statSync(real);
  // A pipe or device would never end.
  if (!found.isFile()) return { refused: 'unreadable', reason: 'is not a file' };
  if (found.size > maximumBytes) {
    const limit = `at most ${maximumBytes / 2 ** 20} MB are read`;
    return {
      refused: 'unreadable',
      reason: `has ${Math.ceil(found.size / 2 ** 20)} MB, and ${limit}`,
    };
  }
  return readFileSync(real, 'utf8');
}
