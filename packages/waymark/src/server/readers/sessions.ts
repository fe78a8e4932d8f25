import { createHash, createHmac } from 'node:crypto';
import { isRecord } from '@waymark/core';
import { EncryptJWT, jwtDecrypt, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import type { KnownReader } from './claims.ts';

/** Name of the cookie that knows a reader. */
export const sessionCookie = 'waymark_session';

/** Sessions in signed cookies: nothing of them is kept on the server. */
export interface Sessions {
  /**
   * Text of a cookie, for so many seconds, for a reader who has just signed in.
   *
   * @param ground what the session rests on, if that may be withdrawn
   */
  start(reader: KnownReader, seconds: number, ground?: string): Promise<string>;
  /** The reader whom a text was given to, unless it is forged, has ended, or rests on nothing any more. */
  read(text: string): Promise<KnownReader | undefined>;
  /** A text that only this server can read, for a few minutes. */
  seal(value: Readonly<Record<string, string>>): Promise<string>;
  open(text: string): Promise<Readonly<Record<string, unknown>> | undefined>;
}

/** A browser keeps no longer cookies. */
const longest = 3_800;

const sealedFor = '10m';

/** Where sessions hold. */
interface SessionScope {
  /** What a text is bound to: those of another site are none here. */
  readonly audience: string;
  /** All that sessions may rest on now. */
  readonly grounds?: readonly string[] | undefined;
}

/**
 * Sessions in cookies that these secrets sign.
 *
 * @param secrets the first signs, all are believed, so that they can be changed one after the other
 */
export function createSessions(
  secrets: readonly string[],
  { audience, grounds = [] }: SessionScope,
): Sessions {
  const [first, ...others] = secrets;
  if (first === undefined) throw new Error('Sessions need a secret.');
  const keys = (purpose: string) => [first, ...others].map((secret) => keyOf(secret, purpose));
  const [signing, sealing] = [keys('session'), keys('seal')];
  const options = { audience, issuer: 'waymark' };
  const marks = new Set(signing.flatMap((key) => grounds.map((ground) => markOf(key, ground))));
  return {
    async start({ claims, groups }, seconds, ground) {
      const restsOn =
        ground === undefined ? {} : { ground: markOf(signing[0] as Uint8Array, ground) };
      const signed = (said: object) =>
        new SignJWT({ ...said, ...restsOn })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer(options.issuer)
          .setAudience(audience)
          .setIssuedAt()
          .setExpirationTime(`${seconds}s`)
          .sign(signing[0] as Uint8Array);
      const whole = await signed({ groups, claims });
      if (whole.length <= longest) return whole;
      if (claims !== undefined) {
        const names = Object.keys(claims).join(', ');
        console.error(
          `The claims of a reader are too long for a cookie, so pages do not know them (${names}). Have the token say less, or what pages show in the claim \`content\`.`,
        );
      }
      const text = await signed({ groups });
      if (text.length <= longest) return text;
      throw new Error('A reader is of too many groups for a cookie: have fewer in the claim.');
    },
    async read(text) {
      const algorithms = ['HS256'];
      const requiredClaims = ['exp', 'groups'];
      const found = await firstOf(signing, (key) =>
        jwtVerify(text, key, { ...options, algorithms, requiredClaims }),
      );
      const groups = z.array(z.string()).safeParse(found?.payload['groups']);
      const claims = found?.payload['claims'];
      const ground = found?.payload['ground'];
      if (!groups.success || (ground !== undefined && !marks.has(String(ground)))) return undefined;
      return { groups: groups.data, ...(isRecord(claims) ? { claims } : {}) };
    },
    seal: (value) =>
      new EncryptJWT({ ...value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(options.issuer)
        .setAudience(audience)
        .setExpirationTime(sealedFor)
        .encrypt(sealing[0] as Uint8Array),
    async open(text) {
      const found = await firstOf(sealing, (key) => jwtDecrypt(text, key, options));
      return found?.payload;
    },
  };
}

/**
 * The secrets of `WAYMARK_SESSION_SECRET`, separated by commas.
 *
 * @throws CommandFailure when there is none, or one that could be guessed
 */
export function sessionSecrets(written: string | undefined): readonly string[] {
  const secrets = (written ?? '').split(',').map((text) => text.trim());
  if (secrets.every((secret) => secret.length >= 32)) return secrets;
  throw new CommandFailure(
    'Readers can sign in, so WAYMARK_SESSION_SECRET must hold a secret of 32 characters or more (`openssl rand -base64 32`). To change it, write the new one before the old one, with a comma between them.',
  );
}

/** Tells nothing of what it stands for to those who read a cookie. */
function markOf(key: Uint8Array, ground: string): string {
  return createHmac('sha256', key).update(ground).digest('base64url').slice(0, 16);
}

function keyOf(secret: string, purpose: string): Uint8Array {
  return createHash('sha256').update(`waymark ${purpose} ${secret}`).digest();
}

async function firstOf<T>(
  keys: readonly Uint8Array[],
  attempt: (key: Uint8Array) => Promise<T>,
): Promise<T | undefined> {
  for (const key of keys) {
    const found = await attempt(key).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
