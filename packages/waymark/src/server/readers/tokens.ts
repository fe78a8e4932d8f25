import type { Reader } from '@waymark/core';
import {
  createRemoteJWKSet,
  importSPKI,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { LRUCache } from 'lru-cache';
import type { AuthSettings } from './auth-settings.ts';
import { readerOfClaims } from './claims.ts';

/** Tokens that the owner's site has signed. */
export interface Tokens {
  /** The reader of a token, which may be shown again until it ends: for programs. */
  read(token: string): Promise<Reader | undefined>;
  /** The reader of a fresh token, once: for signing in. */
  redeem(token: string): Promise<Reader | undefined>;
}

/** A token that signs someone in must be new, so that one in a log or a history is of no use. */
const freshFor = '5m';

/** @throws when the public key is none */
export async function createTokens(settings: NonNullable<AuthSettings['jwt']>): Promise<Tokens> {
  const { algorithms, key } = await keyOf(settings);
  const { audience, groupsClaim, issuer } = settings;
  const redeemed = new LRUCache<string, true>({ max: 10_000, ttl: 6 * 60_000 });
  const verify = async (token: string, maxTokenAge?: string): Promise<JWTPayload | undefined> => {
    const options = { algorithms, audience, issuer, requiredClaims: ['exp'], clockTolerance: 5 };
    const checked = maxTokenAge === undefined ? options : { ...options, maxTokenAge };
    return jwtVerify(token, key, checked).then(
      ({ payload }) => payload,
      () => undefined,
    );
  };
  return {
    async read(token) {
      const claims = await verify(token);
      return claims && readerOfClaims(claims, groupsClaim);
    },
    async redeem(token) {
      const claims = await verify(token, freshFor);
      // A signature may have more than one spelling, what is signed has not.
      const signed = token.slice(0, token.lastIndexOf('.'));
      if (!claims || redeemed.has(signed)) return undefined;
      redeemed.set(signed, true);
      return readerOfClaims(claims, groupsClaim);
    },
  };
}

async function keyOf({
  algorithm,
  jwks,
  publicKey,
  secret,
}: NonNullable<AuthSettings['jwt']>): Promise<{
  readonly algorithms: string[];
  readonly key: JWTVerifyGetKey;
}> {
  if (jwks !== undefined) {
    const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA'];
    return { algorithms, key: createRemoteJWKSet(new URL(jwks)) };
  }
  if (secret !== undefined) {
    const bytes = new TextEncoder().encode(secret);
    return { algorithms: ['HS256'], key: async () => bytes };
  }
  const imported = await importSPKI(publicKey ?? '', algorithm);
  return { algorithms: [algorithm], key: async () => imported };
}
