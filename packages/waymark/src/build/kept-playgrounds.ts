import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../project/output/is-running.ts';
import type { Project } from '../project/project.ts';
import { playgroundPath } from '../theme/endpoint/playground-paths.ts';

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

/** Forgets what is kept, also of earlier builds that were killed. */
export function clearPlaygrounds(project: Project): void {
  const folder = path.dirname(keptFolder(project));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    // Another build of the same folder may be at work.
    if (isRunning(Number(name))) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function keptFolder({ settings }: Project): string {
  return path.join(settings.cacheFolder, 'playgrounds', String(process.pid));
}
