import path from 'node:path';

/**
 * Where the HTML of a page may be: its name depends on Astro's `build.format`. That of the first
 * page of docs under a path may stand beside their folder.
 *
 * @param output folder of the docs
 * @param url of the page below their base
 */
export function htmlFiles(output: string, url: string): readonly string[] {
  const place = path.join(output, decodeURIComponent(url)).replace(/[\\/]$/, '');
  return [path.join(place, 'index.html'), `${place}.html`];
}
