import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processIsThere } from './processes.ts';
import { workFolder } from './work-folder.ts';

const file = path.join(workFolder, 'running');

/**
 * Keeps others from the folder of the bench until this process ends: two would measure each other,
 * and delete what the other has built.
 *
 * @returns whether no other bench is there
 */
export function takeTurn(): boolean {
  if (existsSync(file) && processIsThere(Number(readFileSync(file, 'utf8')))) return false;
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
  return true;
}
