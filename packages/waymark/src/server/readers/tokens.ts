import { createHash } from 'node:crypto';
import type { AssistantStore } from '@waymark/assistant';
import {
  createRemoteJWKSet,
  errors,
  importSPKI,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { AuthSettings } from './auth-settings.ts';
import { type KnownReader, readerOfClaims } from './claims.ts';

/** Tokens that the owner's site has signed. */
export interface Tokens {
  /** The reader of a token, which may be shown again until it ends: for programs. */
  read(token: string): Promise<KnownReader | undefined>;
  /** The reader of a fresh token, once: for signing in. */
  redeem(token: string): Promise<SignedInReader | undefined>;
}

/** A reader, and when the owner's site wants the session to end (`expiresAt`). */
export interface SignedInReader extends KnownReader {
  /** Seconds since 1970. */
  readonly sessionEnds?: number;
}

/** Seconds in which a token signs someone in, so that one in a log or a history is of no use. */
const freshFor = 300;

/** Seconds by which clocks may differ. */
const clockTolerance = 5;

/** Milliseconds after which a token is too old to sign someone in, by any clock. */
const rememberedFor = 2 * (freshFor + clockTolerance) * 1000;

/**
 * @param counters which tokens have signed someone in, on all servers of a store
 * @throws when the public key is none
 */
export async function createTokens(
  settings: NonNullable<AuthSettings['jwt']>,
  counters: AssistantStore['counters'],
): Promise<Tokens> {
  const { algorithms, key } = await keyOf(settings);
  const { audience, groupsClaim, issuer } = settings;
  const options = {
    ...(audience === undefined ? {} : { audience }),
    ...(issuer === undefined ? {} : { issuer }),
    ...{ algorithms, clockTolerance, requiredClaims: ['exp'] },
  };
  const tellOwner = ownersMistakes();
  const verify = async (token: string): Promise<JWTPayload | undefined> => {
    const verified = await jwtVerify(token, key, options).catch(tellOwner);
    const { payload } = verified ?? {};
    const ends = payload?.['expiresAt'];
    const goesOn = ends === undefined || (typeof ends === 'number' && ends > secondsNow());
    return goesOn ? payload : undefined;
  };
  const isFirstUse = async (token: string): Promise<boolean> => {
    // A signature may have more than one spelling, what is signed has not.
    const signed = token.slice(0, token.lastIndexOf('.'));
    const name = `token ${createHash('sha256').update(signed).digest('base64url')}`;
    const counter = { name, position: 0, width: 1, expiresAt: Date.now() + rememberedFor };
    return (await counters.add(counter, 1, 1)).isAdded;
  };
  return {
    async read(token) {
      const claims = await verify(token);
      return claims && readerOfClaims(claims, groupsClaim);
    },
    async redeem(token) {
      const claims = await verify(token);
      if (!claims || !isFresh(claims) || !(await isFirstUse(token))) return undefined;
      const reader = readerOfClaims(claims, groupsClaim);
      const ends = claims['expiresAt'];
      return typeof ends === 'number' ? { ...reader, sessionEnds: ends } : reader;
    },
  };
}

/** Milliseconds in which one mistake is told once, since anyone may send tokens. */
const toldAgain = 60_000;

/** Tells of failures that let no reader in, whoever it is. */
function ownersMistakes(): (error: unknown) => undefined {
  const told = new Map<string, number>();
  return (error) => {
    if (isOfToken(error)) return;
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    const now = performance.now();
    if (now < (told.get(reason) ?? 0)) return;
    told.set(reason, now + toldAgain);
    console.error(`A token could not let its reader in: ${reason}.`);
  };
}

/** What is wrong with one token alone: it is none, has ended, or another key has signed it. */
function isOfToken(error: unknown): boolean {
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim !== 'iss' && error.claim !== 'aud';
  }
  return [
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JOSENotSupported,
  ].some((kind) => error instanceof kind);
}

/** What `fetch` says of a failure is in its cause, of which some have a code alone. */
function reasonOf({ cause, message }: Error): string {
  if (!(cause instanceof Error)) return message;
  const { code } = cause as NodeJS.ErrnoException;
  return `${message} (${cause.message || code})`;
}

/** Issued a short while ago; where that is not said, it ends in a short while. */
function isFresh({ exp = Number.POSITIVE_INFINITY, iat }: JWTPayload): boolean {
  const now = secondsNow();
  if (iat === undefined) return exp <= now + freshFor + clockTolerance;
  return Math.abs(now - iat) <= (iat > now ? 0 : freshFor) + clockTolerance;
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
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
