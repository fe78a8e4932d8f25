import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** How large what a build wrote is. */
export interface OutputSize {
  readonly bytes: number;
  /** Files that count as pages. */
  readonly pages: number;
  /** Of HTML, in a page on average. */
  readonly htmlBytes: number;
}

/**
 * Measures a folder.
 *
 * @param isPage whether a file counts as a page, by its path below the folder
 */
export function outputSize(folder: string, isPage: (file: string) => boolean): OutputSize {
  let bytes = 0;
  let pages = 0;
  let html = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = statSync(file);
    bytes += size;
    if (!file.endsWith('.html')) continue;
    if (!isPage(path.relative(folder, file).replaceAll('\\', '/'))) continue;
    pages += 1;
    html += size;
  }
  return { bytes, pages, htmlBytes: html / pages };
}
