import type { IncomingHttpHeaders } from 'node:http';

/** What tells one state of a file from another. */
export interface Validators {
  readonly etag: string;
  readonly modified: Date;
}

/** Whether a client has this state already (RFC 9110 sections 13.1.2, 13.1.3 and 13.2.2). */
export function isKnown(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return tags(known).some((tag) => tag === '*' || opaque(tag) === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return seconds(modified) <= since;
}

/**
 * Whether a client that has a piece of a file has one of this state, so that another piece is of
 * use to it (RFC 9110 section 13.1.5).
 */
export function isSameState(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-range']?.toString();
  if (known === undefined || known === etag) return true;
  return seconds(modified) === Date.parse(known);
}

function tags(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/** In milliseconds, as exact as a date in a header. */
function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
