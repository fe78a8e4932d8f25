import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const created: string[] = [];

/** Removes the folders of the tests of a file, once they are done (`remove-temp-folders.ts`). */
export function removeTempFolders(): void {
  for (const folder of created.splice(0)) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Text of files by their path below a folder. */
export type Files = Readonly<Record<string, string>>;

/**
 * A new folder; it is removed when the tests of the file are done.
 *
 * @param place folder that it lies in: outside of any project, if it is not said
 */
export function tempFolder(files: Files = {}, place = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(path.join(place, 'waymark-test-')));
  created.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files, and the folders that they lie in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
