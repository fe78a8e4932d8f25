import { hash } from 'node:crypto';

/** SHA-1 of a text or of bytes: what is kept is found again by it. */
export function digest(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}
