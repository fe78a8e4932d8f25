import path from 'node:path';
import { decoded } from '@waymark/core';

/** What a reference names, before anything is read. */
export type Target =
  /** The file that holds the reference. */
  | { readonly kind: 'here'; readonly fragment: string }
  /** A file by its path relative to the docs folder, which it does not leave by its name. */
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }
  | { readonly kind: 'remote' }
  | { readonly kind: 'outside'; readonly reason: string };

/**
 * @param reference the text of a `$ref`
 * @param from file that holds it, relative to the docs folder, or the URL it was fetched from
 */
export function targetOf(reference: string, from: string): Target {
  const hash = reference.indexOf('#');
  const address = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? '' : reference.slice(hash + 1);
  if (address === '' || address === from) return { kind: 'here', fragment };
  if (/^(?:https?:|\/\/)/i.test(address)) return { kind: 'remote' };
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) {
    return { kind: 'outside', reason: 'only relative paths are followed' };
  }
  if (/^https?:/i.test(from)) return { kind: 'remote' };
  const relative = decoded(address).replaceAll('\\', '/');
  if (relative.startsWith('/') || relative.includes('\0')) {
    return { kind: 'outside', reason: 'only relative paths are followed' };
  }
  const file = path.posix.join(path.posix.dirname(from), relative);
  if (file === '..' || file.startsWith('../')) {
    return { kind: 'outside', reason: 'it leaves the docs folder' };
  }
  return { kind: 'file', file, fragment };
}
