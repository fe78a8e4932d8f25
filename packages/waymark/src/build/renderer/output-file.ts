/** How the files of pages are named (Astro's `build.format`). */
export type PageFormat = 'directory' | 'file' | 'preserve';

/** Hosts look for them there. */
const statusPages: ReadonlySet<string> = new Set(['404', '500']);

/**
 * The file of a path, named as Astro names it.
 *
 * @param pathname decoded, without slashes around it
 */
export function outputFile(
  pathname: string,
  type: 'page' | 'endpoint',
  format: PageFormat,
): string {
  if (type === 'endpoint') return pathname;
  if (pathname === '') return 'index.html';
  if (statusPages.has(pathname) || format !== 'directory') return `${pathname}.html`;
  return `${pathname}/index.html`;
}
