import { nearest } from '@waymark/core/page';
import { frontmatterKinds } from './fields.ts';

/** Short words are near to words that mean something else: `model` to `mode`, `tags` to `tag`. */
const shortest = 5;

const known = [...frontmatterKinds.keys()].filter((key) => key.length >= shortest);

/**
 * The key of the format that a key most likely was to be; nothing for one that is near to none, since
 * authors have keys of their own. Nor is one that differs by its number only: `author` is a usual key
 * of other generators, and so is `tags`; or by a word that follows, as `versionTo` beside `versionFrom`.
 *
 * @param others keys of the same page: what has both means both
 */
export function meantKey(key: string, others: readonly string[]): string | undefined {
  if (frontmatterKinds.has(key) || key.length < shortest) return undefined;
  const edits = key.length > 8 ? 2 : 1;
  const meant = nearest(key, known, edits);
  if (meant === undefined || others.includes(meant)) return undefined;
  return singular(key) === singular(meant) || hasWordAfter(key, meant) ? undefined : meant;
}

function hasWordAfter(key: string, start: string): boolean {
  return key.startsWith(start) && /^[A-Z_-]/.test(key.slice(start.length));
}

function singular(key: string): string {
  return key.replace(/s$/, '');
}
