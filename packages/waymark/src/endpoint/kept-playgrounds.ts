import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project/project.ts';
import { playgroundPath } from './playground-paths.ts';

/**
 * Keeps the data of a playground until its build knows where it goes: it is known when the page is
 * rendered, the output when all of them are. It waits on disk, as that of ten thousand pages would
 * be a load for the memory.
 */
export function keepPlayground(project: Project, page: string, json: string): void {
  const file = path.join(keptFolder(project), playgroundPath(page));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, json);
}

/** Puts the data of all playgrounds where pages fetch it when a reader opens one. */
export function movePlaygrounds(project: Project, output: string): void {
  // The output may be on another disk, to which nothing can be renamed.
  if (existsSync(keptFolder(project))) cpSync(keptFolder(project), output, { recursive: true });
  clearPlaygrounds(project);
}

/** Forgets what is kept, which may be of an earlier build that failed. */
export function clearPlaygrounds(project: Project): void {
  rmSync(keptFolder(project), { recursive: true, force: true });
}

function keptFolder({ settings }: Project): string {
  return path.join(settings.cacheFolder, 'playgrounds');
}
