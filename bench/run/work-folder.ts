import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The only folder that a bench writes to, besides its report. Git ignores it. */
export const workFolder = fileURLToPath(new URL('../.work', import.meta.url));

/** An empty folder below that of the bench. */
export function emptyFolder(...names: readonly string[]): string {
  const folder = path.join(workFolder, ...names);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Bytes that the largest case may need. */
const room = 40e9;

/** Whether the disk may be too full for another case. */
export function isCrowded(): boolean {
  return freeBytes(workFolder) < room;
}

/** Bytes that are free on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Removes all that was built. What is installed stays for the next time, and the last report. */
export function removeSites(): void {
  const kept = ['report', 'running'];
  for (const home of readdirSync(workFolder).filter((name) => !kept.includes(name))) {
    const isInstalled = existsSync(path.join(workFolder, home, 'package.json'));
    rmSync(path.join(workFolder, home, isInstalled ? 'sites' : ''), {
      recursive: true,
      force: true,
    });
  }
}

/** Writes a file and the folders that it lies in. One that has the text already is left alone. */
export function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
