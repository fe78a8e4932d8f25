import { readdirSync, statSync } from 'node:fs';
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

/**
 * The same for many URLs, of which few are files: the folder is read once, so that not each of them
 * has to be looked for. Whoever keeps what this gives does not hear of files that come later.
 */
export function createOwnUrlFinder(own: OwnUrls): (url: string) => boolean {
  const names = namesIn(own.publicFolder);
  const withoutFiles = { ...own, publicFolder: undefined };
  if (names.size === 0) return (url) => isOwnUrl(withoutFiles, url);
  return (url) => {
    const [, first = ''] = decodedPath(url).split('/');
    const isThere =
      first === '' ||
      !isAscii.test(first) ||
      names.has(nameOf(first)) ||
      names.has(nameOf(`${first}.html`));
    return isOwnUrl(isThere ? own : withoutFiles, url);
  };
}

/** File systems differ in how they compare other letters. */
const isAscii = /^[ -~]*$/;

function namesIn(folder: string | undefined): ReadonlySet<string> {
  if (folder === undefined) return new Set();
  try {
    return new Set(readdirSync(folder).map(nameOf));
  } catch {
    return new Set();
  }
}

/** Some file systems tell no capital letters from small ones, and leave out dots at the end. */
function nameOf(name: string): string {
  return name.toLowerCase().replace(/[. ]+$/, '');
}
