import { isRecord, type Reader } from '@waymark/core';
import type { User } from '../../project/personal-page.ts';

/** Someone whom a server knows. */
export interface KnownReader extends Reader {
  /** What is said of the reader besides groups, for pages; absent where nothing is. */
  readonly claims?: User | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

/** Claims about a token, and not about its reader (RFC 7519 section 4.1, OpenID Connect Core section 2). */
const ofTokens = new Set([
  ...['iss', 'aud', 'exp', 'nbf', 'iat', 'jti', 'expiresAt', 'nonce', 'at_hash', 'c_hash', 'azp'],
  ...['auth_time', 'acr', 'amr', 'sid', 's_hash'],
]);

/**
 * The reader whom claims describe: the groups are a list of texts, or one text. What pages may know
 * is the claim `content`, as docs of this format have it; without it, all that is not about the token.
 *
 * @param groupsClaim name of the claim with the groups
 */
export function readerOfClaims(claims: Claims, groupsClaim: string): KnownReader {
  const written = claims[groupsClaim];
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  const groups = list.filter((name) => typeof name === 'string');
  const { content, ...others } = claims;
  const own = isRecord(content)
    ? content
    : Object.fromEntries(
        Object.entries(others).filter(([name]) => !ofTokens.has(name) && name !== groupsClaim),
      );
  return { groups, ...(Object.keys(own).length > 0 ? { claims: own } : {}) };
}

/** A reader as `user` of pages: what is claimed, and the groups. */
export function userOf({ claims, groups }: KnownReader): User {
  return { ...claims, groups };
}
