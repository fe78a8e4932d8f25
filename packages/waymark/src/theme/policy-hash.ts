import { createHash } from 'node:crypto';

/**
 * The hash of a text as a policy names it (CSP 3 section 2.3.1), of what browsers read: its lines end
 * in LF there.
 */
export function policyHash(text: string): `sha256-${string}` {
  const read = text.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
}
