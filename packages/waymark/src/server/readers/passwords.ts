import { createHash, timingSafeEqual } from 'node:crypto';
import type { Reader } from '@waymark/core';

/** A password, and the groups that it gives. */
interface SharedPassword extends Reader {
  readonly password: string;
}

/** The reader whom a password lets in; how long that takes tells nothing of the passwords. */
export function readerByPassword(
  passwords: readonly SharedPassword[],
  given: string,
): Reader | undefined {
  const digest = digestOf(given);
  const matching = passwords.filter(({ password }) => timingSafeEqual(digestOf(password), digest));
  const [found] = matching;
  return found && { groups: found.groups };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text.normalize('NFC')).digest();
}
