import type { IncomingMessage } from 'node:http';
import { type Checked, type Diagnostic, diagnostic } from '@waymark/core';
import { follow, shownUrl, urlRefusal } from '../network/follow.ts';
import { networkReason } from '../network/network-reason.ts';
import { AddressRefused } from '../network/public-address.ts';
import { FetchFailure, readBody } from '../network/request.ts';
import { limits } from './limits.ts';
import { decodeText } from './local-files.ts';
import type { RemoteCache, RemoteCopy } from './remote-cache.ts';

/** What a fetch may use, and how long it may take. */
export interface FetchOptions {
  readonly cache: RemoteCache;
  /** Use the copy of an earlier build only. */
  readonly offline: boolean;
  readonly allowedOrigins: readonly string[];
  /** Milliseconds for all of it; 15 s unless a test says otherwise. */
  readonly time?: number;
}

type Outcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server gave an answer that is no description. */
  | { readonly kind: 'wrong'; readonly reason: string }
  /** No answer, or one that says that it is the server's fault; another time it may be better. */
  | { readonly kind: 'away'; readonly reason: string };

const ownCopyHint =
  'Check the address, or save the description in the docs folder and name that file.';

/**
 * The text behind a URL. A copy is kept with its entity tag, and used when the server says that
 * nothing changed, when it cannot be reached, and offline.
 */
export async function fetchText(
  address: string,
  options: FetchOptions,
): Promise<Checked<string | undefined>> {
  const url = new URL(address);
  const at = { file: shownUrl(url), line: 1, column: 1 };
  const refusal = urlRefusal(url, options.allowedOrigins);
  if (refusal !== undefined) {
    return { value: undefined, diagnostics: [refused(at.file, refusal)] };
  }
  const copy = await options.cache.read(address);
  const outcome = options.offline
    ? ({ kind: 'away', reason: 'this build is offline' } as const)
    : await fetchOnce(address, copy, options);
  if (outcome.kind === 'text') return { value: outcome.text, diagnostics: [] };
  if (outcome.kind === 'refused') {
    return { value: undefined, diagnostics: [refused(at.file, outcome.reason)] };
  }
  if (outcome.kind === 'away' && copy !== undefined) {
    const message = `${at.file} was not fetched, because ${outcome.reason}; the copy of an earlier build is used.`;
    return { value: copy.text, diagnostics: [diagnostic('openapi-fetch-stale', { at, message })] };
  }
  const message = `${at.file} could not be fetched: ${outcome.reason}.`;
  const found = diagnostic('openapi-fetch-failed', { at, message, hint: ownCopyHint });
  return { value: undefined, diagnostics: [found] };
}

function refused(url: string, reason: string): Diagnostic {
  return diagnostic('openapi-source-refused', {
    at: { file: url, line: 1, column: 1 },
    message: `${url} is not fetched: ${reason}.`,
    hint: 'Name an `https:` address of a public server, or a file of the docs folder.',
  });
}

async function fetchOnce(
  address: string,
  copy: RemoteCopy | undefined,
  { allowedOrigins, cache, time = limits.remoteTime }: FetchOptions,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(time);
  try {
    const headers = requestHeaders(copy);
    const response = await follow(address, { headers, signal, allowedOrigins });
    const outcome = await outcomeOf(response, copy);
    if (outcome.kind === 'text' && outcome.text !== copy?.text) {
      await cache.write(copyOf(address, outcome.text, response));
    }
    return outcome;
  } catch (error) {
    if (error instanceof AddressRefused) return { kind: 'refused', reason: error.message };
    if (error instanceof FetchFailure) return { kind: 'wrong', reason: error.message };
    if (signal.aborted) {
      return { kind: 'away', reason: `there was no complete answer within ${time / 1000} s` };
    }
    return { kind: 'away', reason: networkReason(error) };
  }
}

function requestHeaders(copy: RemoteCopy | undefined): Record<string, string> {
  return {
    accept: 'application/json, application/yaml, text/yaml, text/plain, */*;q=0.5',
    'user-agent': 'waymark',
    ...(copy?.etag === undefined ? {} : { 'if-none-match': copy.etag }),
    ...(copy?.lastModified === undefined ? {} : { 'if-modified-since': copy.lastModified }),
  };
}

async function outcomeOf(
  response: IncomingMessage,
  copy: RemoteCopy | undefined,
): Promise<Outcome> {
  const status = response.statusCode ?? 0;
  if (status === 304 && copy !== undefined) {
    response.destroy();
    return { kind: 'text', text: copy.text };
  }
  if (status !== 200) {
    response.destroy();
    const reason = `the server answered ${status} ${response.statusMessage ?? ''}`.trim();
    return { kind: status >= 500 || status === 429 ? 'away' : 'wrong', reason };
  }
  const text = decodeText(await readBody(response, limits.remoteBytes));
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(text)) {
    return { kind: 'wrong', reason: 'the answer is a web page (HTML), not JSON or YAML' };
  }
  if (text.trim() === '') return { kind: 'wrong', reason: 'the answer is empty' };
  return { kind: 'text', text };
}

function copyOf(url: string, text: string, { headers }: IncomingMessage): RemoteCopy {
  return {
    url,
    text,
    ...(headers.etag === undefined ? {} : { etag: headers.etag }),
    ...(headers['last-modified'] === undefined ? {} : { lastModified: headers['last-modified'] }),
  };
}
