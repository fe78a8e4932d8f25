import type { IncomingMessage } from 'node:http';

/**
 * Path of a request as it was sent, without query. Whatever stands in the request line gives a
 * path: a server must not fall over `//`, which is no URL.
 */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.startsWith('/') ? url : (URL.parse(url)?.pathname ?? '/');
  return path.replace(/[?#].*/s, '');
}

/** Broken percent sequences are left as they are: the path is then simply not found. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The part of a path below the site's base; undefined for paths that are not below it. */
export function pathBelow(path: string, base: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
