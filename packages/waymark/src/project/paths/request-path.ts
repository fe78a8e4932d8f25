import type { IncomingMessage } from 'node:http';

/** The start of a target that is a whole URL, with its host. */
const absolute = /^https?:\/\/([^/?#]*)/i;

/**
 * Path of a request as it was sent, without query. Whatever stands in the request line gives a
 * path: a server must not fall over `//`, which is no URL.
 */
export function requestPath({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return originForm(url).replace(/[?#].*/s, '');
}

/**
 * Has a request ask for a path with its query where it names a whole URL, as clients may (RFC 9112
 * section 3.2.2). The host of that comes before the one of the header.
 */
export function takeOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { url = '/' } = request;
  const host = absolute.exec(url)?.[1];
  if (host) request.headers.host = host;
  request.url = originForm(url);
}

function originForm(url: string): string {
  const target = url.replace(absolute, '');
  if (target.startsWith('?')) return `/${target}`;
  return target.startsWith('/') ? target : '/';
}

/** Broken percent sequences are left as they are: the path is then simply not found. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path whose segments stand for themselves wherever an address has them. */
export function encodedSegments(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The part of a path below the site's base; undefined for paths that are not below it. */
export function pathBelow(path: string, base: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
