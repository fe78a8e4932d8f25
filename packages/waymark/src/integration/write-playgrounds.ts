import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playgroundJson } from '../endpoint/playground-json.ts';
import { playgroundPath } from '../endpoint/playground-paths.ts';
import type { Project } from '../project/project.ts';

/** Writes the data of the playgrounds, which pages fetch when a reader opens one. */
export function writePlaygrounds(project: Project, output: string): void {
  const folders = new Set<string>();
  for (const page of project.current.endpoints.keys()) {
    const json = playgroundJson(project, page);
    if (json === undefined) continue;
    const file = path.join(output, playgroundPath(page));
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, json);
  }
}
