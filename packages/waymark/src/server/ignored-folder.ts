import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that version control leaves alone, and for its owner alone: it may hold secrets. */
export function makeIgnoredFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ignoreFile = path.join(folder, '.gitignore');
  if (!existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n', { mode: 0o600 });
}
