import type { Reader } from '@waymark/core';

/**
 * The reader whom claims describe: the groups are a list of texts, or one text.
 *
 * @param groupsClaim name of the claim with the groups
 */
export function readerOfClaims(
  claims: Readonly<Record<string, unknown>>,
  groupsClaim: string,
): Reader {
  const written = claims[groupsClaim];
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  return { groups: list.filter((name) => typeof name === 'string') };
}
