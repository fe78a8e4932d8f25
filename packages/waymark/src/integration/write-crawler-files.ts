import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project/project.ts';
import { projectRobots, projectSitemap } from '../seo/crawler-files.ts';
import { type SiteFile, sitemapPath } from '../seo/sitemap.ts';

/** Writes `sitemap.xml`, and its parts where it has some. A sitemap that is there is kept. */
export function writeSitemap(project: Project, output: string): void {
  if (existsSync(path.join(output, sitemapPath))) return;
  for (const file of projectSitemap(project)) writeNew(file, output);
}

/** Writes `robots.txt`, unless the docs folder or the Astro project has its own. */
export function writeRobots(project: Project, output: string): void {
  const hasSitemap = existsSync(path.join(output, sitemapPath));
  writeNew(projectRobots(project, hasSitemap), output);
}

function writeNew({ path: file, text }: SiteFile, output: string): void {
  const target = path.join(output, file);
  if (!existsSync(target)) writeFileSync(target, text);
}
