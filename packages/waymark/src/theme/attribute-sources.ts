import { policyHash } from './policy-hash.ts';

/** What a policy says of `style` attributes: a hash, without quotation marks, or a keyword. */
export type AttributeSource = `sha256-${string}` | "'unsafe-hashes'" | "'unsafe-inline'";

/** A policy with more hashes would weigh as much as a text page. */
export const mostHashes = 128;

/**
 * What lets a page have its `style` attributes: the hashes of their values (CSP 3 section 8.3), or
 * all where there are more than a policy can name. Nothing where there are none, which allows none.
 *
 * @param mayBeAny code that writes others runs on the page
 */
export function attributeSources(
  values: Iterable<string>,
  mayBeAny: boolean,
): readonly AttributeSource[] {
  const different = new Set(values);
  if (mayBeAny || different.size > mostHashes) return ["'unsafe-inline'"];
  return different.size === 0 ? [] : ["'unsafe-hashes'", ...Array.from(different, policyHash)];
}

/** Whether a source is a hash. */
export function isHash(source: AttributeSource): source is `sha256-${string}` {
  return !source.startsWith("'");
}
