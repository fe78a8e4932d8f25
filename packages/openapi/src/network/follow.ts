import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { AddressRefused, isPublicAddress } from './public-address.ts';
import { FetchFailure, sendRequest } from './request.ts';

const maximumRedirects = 5;

/** What goes with each request, and where requests may go. */
export interface FollowOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Origins that may be `http:` and lie on any address: `http://localhost:3000`. */
  readonly allowedOrigins: readonly string[];
}

/** Sends a GET request and follows its redirects, each of which is checked like the first URL. */
export async function follow(start: string, options: FollowOptions): Promise<IncomingMessage> {
  let url = new URL(start);
  for (let count = 0; count <= maximumRedirects; count += 1) {
    const refusal = urlRefusal(url, options.allowedOrigins);
    if (refusal !== undefined) {
      const where = count === 0 ? refusal : `it redirects to ${shownUrl(url)}, and ${refusal}`;
      throw new AddressRefused(where);
    }
    const anyAddress = options.allowedOrigins.includes(url.origin);
    const response = await sendRequest(url, { ...options, anyAddress });
    const next = redirectOf(response);
    if (next === undefined) return response;
    response.destroy();
    if (!URL.canParse(next, url))
      throw new FetchFailure('it redirects to something that is no URL');
    url = new URL(next, url);
  }
  throw new FetchFailure(`it redirects more than ${maximumRedirects} times`);
}

/** Why a URL is not fetched, as the end of a sentence; nothing when it may be. */
export function urlRefusal(url: URL, allowedOrigins: readonly string[]): string | undefined {
  if (url.username !== '' || url.password !== '') return 'URLs with a user name are not fetched';
  if (allowedOrigins.includes(url.origin)) return undefined;
  if (url.protocol !== 'https:') return 'only `https:` is fetched';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isClosed = isIP(host) !== 0 && !isPublicAddress(host);
  return isClosed ? `the address ${host} is not public` : undefined;
}

/** A URL as messages name it: without user name and password. */
export function shownUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  return shown.href;
}

/** Where a response sends its reader; nothing when it is no redirect. */
export function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}
