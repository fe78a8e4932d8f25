/** Cuts `.mdx` or `.md` off a file name; `undefined` for any other file. */
export function pagePath(file: string): string | undefined {
  const match = /^(.+)\.mdx?$/s.exec(file);
  return match?.[1];
}

/**
 * URL of a page below the site's base: `a/b` is `/a/b`, `a/index` is `/a`, `index` is `/`. What means
 * something else in a URL is encoded: the file `c#.mdx` is at `/c%23`.
 */
export function pageUrl(path: string): string {
  const withoutIndex = path === 'index' ? '' : path.replace(/\/index$/, '');
  return `/${withoutIndex.replace(reserved, encodeURIComponent)}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are legal in names of files
const reserved = /[%?#\\\u0000-\u001f\u007f]/g;

/** Title of a page that has none: the last part of its path as words, with a capital. */
export function titleFromPath(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1) === 'index' ? (segments.at(-2) ?? 'index') : segments.at(-1);
  const words = (last ?? '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A path from the docs folder. */
export interface NormalisedPath {
  readonly path: string;
  /** The path led out of the docs folder and was stopped at its root. */
  readonly outside: boolean;
}

/** A page entry as a path from the docs folder: `/a`, `./a`, `x/../a`, `a//` are all `a`. */
export function normalisePagePath(written: string): NormalisedPath {
  const segments: string[] = [];
  let outside = false;
  for (const segment of written.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) outside = true;
  }
  return { path: segments.join('/') || 'index', outside };
}
