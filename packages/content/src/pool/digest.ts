import { createHash } from 'node:crypto';

/** SHA-1 of a text or of bytes: what is kept is found again by it. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url');
}
