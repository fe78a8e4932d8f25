import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasFile, type SiteFolder } from '../project/output/site-folder.ts';

/**
 * The file of a page, where there is one: its name depends on Astro's `build.format`. That of the
 * first page of docs under a path may stand beside their folder.
 *
 * @param output folder of the docs
 * @param url of the page below their base
 */
export function htmlFile(output: string, url: string): string | undefined {
  return fileNames(path.join(output, decodeURIComponent(url))).find((file) => existsSync(file));
}

/** Whether there will be a file of a page in the output; the URL is decoded. */
export function hasPage({ folder, kept }: SiteFolder, url: string): boolean {
  const names = fileNames(url);
  return names.some((file) => hasFile({ folder, kept }, file));
}

function fileNames(place: string): string[] {
  const name = place.replace(/[\\/]$/, '');
  return [path.join(name, 'index.html'), `${name}.html`];
}
