import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a page, where there is one: its name depends on Astro's `build.format`. That of the
 * first page of docs under a path may stand beside their folder.
 *
 * @param output folder of the docs
 * @param url of the page below their base
 */
export function htmlFile(output: string, url: string): string | undefined {
  const place = path.join(output, decodeURIComponent(url)).replace(/[\\/]$/, '');
  return [path.join(place, 'index.html'), `${place}.html`].find((file) => existsSync(file));
}
