import type { FetchCall } from '@waymark/openapi/request';
import { readPieces } from './pieces.ts';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** From sending to the end of the body, in milliseconds. */
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly type: string;
  readonly body: Blob;
}

/** Whether a page may send requests there: over TLS, or to the reader's own machine. */
export function isAllowed(url: string): boolean {
  const { hostname, protocol } = new URL(url, location.href);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

/**
 * Sends a request straight from the browser.
 *
 * @param onData called with what has arrived so far, for answers that come in pieces
 * @throws what `fetch` throws: there is no way to tell a network failure from a missing CORS header
 */
export async function send(
  { init, url }: FetchCall,
  signal: AbortSignal,
  onData: (text: string) => void,
): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(url, { ...init, signal });
  const type = response.headers.get('content-type') ?? '';
  const body = await readPieces(response.body, type, onData);
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers],
    type,
    body,
  };
}
