import type { EndpointModel } from '../model/endpoint.ts';
import { isSettable } from '../request/header.ts';

/** What any request may carry; the others are those that the endpoint names. */
const usual = ['accept', 'authorization', 'content-type'];

/** Headers of the connection and of the reader's browser (RFC 9110, 7.6.1; RFC 6265). */
const never = /^(cookie2?|set-cookie2?|forwarded|via|x-forwarded-.*|proxy-.*|sec-.*)$/;

/** The headers of a request that an endpoint has, by lower-case name; the first of a name counts. */
export function callHeaders(
  { parameters, security }: EndpointModel,
  headers: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const credentials = security.flatMap((alternative) => alternative.credentials);
  const allowed = new Set([
    ...usual,
    ...[...parameters, ...credentials]
      .filter((named) => named.in === 'header')
      .map(({ name = '' }) => name.toLowerCase()),
  ]);
  const sent: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const isOwn = allowed.has(key) && isSettable(key) && !never.test(key);
    if (isOwn && isHeaderText(value)) sent[key] ??= value;
  }
  return sent;
}

/** Printable ASCII, which is all that requests of ours have in headers. */
function isHeaderText(value: string): boolean {
  return /^[\t -~]*$/.test(value);
}
