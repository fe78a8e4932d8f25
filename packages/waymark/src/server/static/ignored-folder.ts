import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that version control leaves alone, and for its owner alone: it may hold secrets. */
export function makeIgnoredFolder(folder: string): void {
  makeOwnFolder(folder);
  const ignoreFile = path.join(folder, '.gitignore');
  if (!existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n', { mode: 0o600 });
}

function makeOwnFolder(folder: string): void {
  const mode = 0o700;
  try {
    mkdirSync(folder, { recursive: true, mode });
  } catch (error) {
    // On a disk that cannot be written, Node calls a folder missing that it makes with those above it.
    if (existsSync(path.dirname(folder)) && !existsSync(folder)) mkdirSync(folder, { mode });
    throw error;
  }
}
