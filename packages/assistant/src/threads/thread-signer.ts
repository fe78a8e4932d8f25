import { createHmac } from 'node:crypto';
import { isSameHash } from '../keys/hash-key.ts';
import { ulid } from '../keys/ulid.ts';

/**
 * Makes and checks what only servers with the secret can make (docs/format/assistant.md#threads):
 * an identifier of a thread opens it, so it must not be guessed, and needs no storage to be
 * checked.
 */
export interface ThreadSigner {
  /** `thr_`, a ULID, a dot and 128 bits that bind it to its scope. */
  newId(scope: string, now: number): string;
  isIdOf(scope: string, id: string): boolean;
  keyOf(id: string): string;
  isKeyOf(id: string, key: string): boolean;
  /** What is kept of who asks: undefined for `anonymous`, else a hash that only the secret makes. */
  ownerOf(fingerprint: string): string | undefined;
}

/** Whether a text has the form of an identifier, made by a server or not. */
export function isThreadId(text: string): boolean {
  return /^thr_[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{22}$/.test(text);
}

/** Signs with HMAC-SHA-256. All servers with the same secret know each other's threads. */
export function threadSigner(secret: Uint8Array): ThreadSigner {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}|${text}`).digest();
  const idOf = (scope: string, name: string) =>
    `thr_${name}.${sign('id', `${scope}|${name}`).subarray(0, 16).toString('base64url')}`;
  const keyOf = (id: string) => `thk_${sign('key', id).toString('base64url')}`;
  return {
    newId: (scope, now) => idOf(scope, ulid(now)),
    isIdOf: (scope, id) => isThreadId(id) && isSameHash(id, idOf(scope, id.slice(4, 30))),
    keyOf,
    isKeyOf: (id, key) => isSameHash(key, keyOf(id)),
    ownerOf: (fingerprint) =>
      fingerprint === 'anonymous' ? undefined : sign('owner', fingerprint).toString('hex'),
  };
}
