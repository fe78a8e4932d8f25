import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../project/project.ts';
import { projectAddress, projectSitemap, robotsFile } from '../seo/crawler-files.ts';
import { type SiteFile, sitemapPath } from '../seo/sitemap.ts';

/**
 * Writes `sitemap.xml`, and its parts where it has some. A sitemap that is there is kept.
 *
 * @param ownPages URLs of pages of the Astro project that it lists too
 */
export function writeSitemap(project: Project, output: string, ownPages: readonly string[]): void {
  if (existsSync(path.join(output, sitemapPath))) return;
  for (const file of projectSitemap(project, ownPages)) writeNew(file, output);
}

/**
 * Writes `robots.txt`, unless the Astro project or the docs at its root have their own.
 *
 * @param output folder of the whole site
 */
export function writeRobots(projects: readonly Project[], output: string): void {
  const sitemaps = projects.flatMap((project) => {
    const isThere = existsSync(path.join(output, project.settings.mount, sitemapPath));
    return (isThere && projectAddress(project, sitemapPath)) || [];
  });
  writeNew(robotsFile(sitemaps), output);
}

function writeNew({ path: file, text }: SiteFile, output: string): void {
  const target = path.join(output, file);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
