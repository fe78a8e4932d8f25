import { digest } from '@waymark/content/text';

/** SHA-1 of parts, which nothing but the same parts in the same order have. */
export function digestOf(parts: readonly string[]): string {
  return digest(parts.map((part) => `${part.length} ${part}`).join(''));
}

const known = new WeakMap<object, string>();

/**
 * Digest of plain data that does not change any more. That of an object is kept: what many pages
 * share, such as the tree of a sidebar, is read once.
 */
export function dataDigest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return digestOf([String(JSON.stringify(value))]);
  const found = known.get(value) ?? digestOf([JSON.stringify(value, withoutMaps)]);
  known.set(value, found);
  return found;
}

/** Digest of an object by its properties, each of which other objects may share. */
export function propertiesDigest(value: object): string {
  return digestOf(Object.entries(value).flatMap(([name, part]) => [name, dataDigest(part)]));
}

/** JSON knows no maps and sets, and would leave out what is in them. */
function withoutMaps(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
