import path from 'node:path';
import { lookup } from 'mrmime';

/** Texts of these types say their encoding too, which is that of all files of a build. */
const texts = /^(?:text\/|application\/(?:json|javascript|manifest\+json)$)/;

/**
 * Type of a file by its name. Whoever is told `nosniff` needs one for each; files without an ending
 * are such as `_redirects` and `CNAME`.
 */
export function contentType(name: string): string {
  const type =
    lookup(name) ?? (path.extname(name) === '' ? 'text/plain' : 'application/octet-stream');
  return texts.test(type) ? `${type}; charset=utf-8` : type;
}
