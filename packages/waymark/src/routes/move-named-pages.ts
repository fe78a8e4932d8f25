import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRenamed, namedFolder, routePath } from '../build/render/page-route.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import type { Project } from '../project/project.ts';
import { htmlFile } from './html-file.ts';

/** Puts pages whose names Astro cannot route where their URLs lead. */
export function moveNamedPages(project: Project, output: string): void {
  const { site } = project;
  for (const { path: page } of pagesInOrder(project)) {
    const { url } = site.page(page);
    if (!isRenamed(url)) continue;
    const written = `/${routePath(url)}`;
    const file = htmlFile(output, written);
    if (file === undefined) continue;
    const ending = file.slice(path.join(output, written).length);
    const target = path.join(output, decodeURIComponent(url)) + ending;
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(file, target);
  }
  rmSync(path.join(output, namedFolder), { recursive: true, force: true });
}
