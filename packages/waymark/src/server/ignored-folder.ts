import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that version control leaves alone. */
export function makeIgnoredFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const ignoreFile = path.join(folder, '.gitignore');
  if (!existsSync(ignoreFile)) writeFileSync(ignoreFile, '*\n');
}
