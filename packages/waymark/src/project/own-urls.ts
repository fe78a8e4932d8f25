import { statSync } from 'node:fs';
import path from 'node:path';
import { decodedPath } from './request-path.ts';

/** What the Astro project has itself below the base of the docs; it comes before the docs. */
export interface OwnUrls {
  /** URLs of its pages and endpoints. */
  readonly routes: ReadonlySet<string>;
  /** Its folder of files that are served as they are. */
  readonly publicFolder: string | undefined;
}

/** Whether the Astro project has a page or file of its own at a URL below the base. */
export function isOwnUrl({ publicFolder, routes }: OwnUrls, url: string): boolean {
  if (routes.has(url)) return true;
  if (publicFolder === undefined) return false;
  const place = path.join(publicFolder, decodedPath(url)).replace(/[\\/]$/, '');
  return [place, path.join(place, 'index.html'), `${place}.html`].some(
    (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
  );
}
