import { createHash, timingSafeEqual } from 'node:crypto';
import type { Reader } from '@waymark/core';

/** A password, and the groups that it gives. */
interface SharedPassword extends Reader {
  readonly password: string;
}

/** The password that lets a reader in; how long that takes tells nothing of the passwords. */
export function findPassword(
  passwords: readonly SharedPassword[],
  given: string,
): SharedPassword | undefined {
  const digest = digestOf(given);
  const matching = passwords.filter(({ password }) => timingSafeEqual(digestOf(password), digest));
  return matching[0];
}

/** What a session rests on that a password has begun: it ends with the password, or its groups. */
export function groundOf({ groups, password }: SharedPassword): string {
  return JSON.stringify([password, groups]);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text.normalize('NFC')).digest();
}
