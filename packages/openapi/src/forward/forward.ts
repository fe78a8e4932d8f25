import type { IncomingMessage } from 'node:http';
import { redirectOf, urlRefusal } from '../network/follow.ts';
import { publicNetworkReason } from '../network/network-reason.ts';
import { AddressRefused } from '../network/public-address.ts';
import { bodyParts, FetchFailure, sendRequest } from '../network/request.ts';
import { answerHeaders } from './answer-headers.ts';
import type { BoundCall } from './bound-call.ts';

/** What an API answered. */
export interface ApiAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As it comes; throws as `forward` does. */
  readonly body: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** What a proxy is allowed. */
export interface ForwardOptions {
  /** Origins that may be `http:` and lie on any address: `http://localhost:3000`. */
  readonly allowedOrigins: readonly string[];
  /** Bytes of an answer, after decompression. */
  readonly longest: number;
  /** Ends the request. */
  readonly signal: AbortSignal;
}

/** Why there is no answer. */
export class ForwardFailure extends Error {
  readonly kind: 'refused' | 'failed';

  constructor(kind: ForwardFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Names no address: readers are not to learn where inner servers are. */
const notPublic = 'the server of the API is not at a public address';

/** Redirects that are followed; more are a circle. */
const mostRedirects = 3;

/**
 * Sends a request to its API: over TLS, and to a public address, which is checked when the
 * connection is made. Redirects are followed as the Fetch standard has it while they stay below the
 * chosen server; one that leads elsewhere is the answer, so that nothing that an API says makes this
 * server ask another.
 *
 * @throws ForwardFailure
 */
export async function forward(
  call: BoundCall,
  body: Uint8Array | undefined,
  options: ForwardOptions,
): Promise<ApiAnswer> {
  try {
    const answer = await answerTo(call, body, options);
    return { ...answer, body: explained(answer.body, options.signal) };
  } catch (error) {
    throw explanation(error, options.signal);
  }
}

async function* explained<T>(parts: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw explanation(error, signal);
  }
}

function explanation(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ForwardFailure) return error;
  if (error instanceof AddressRefused) return new ForwardFailure('refused', notPublic);
  if (error instanceof FetchFailure) return new ForwardFailure('failed', error.message);
  if (signal.aborted) return signal.reason;
  return new ForwardFailure('failed', publicNetworkReason(error));
}

async function answerTo(
  { server, ...call }: BoundCall,
  body: Uint8Array | undefined,
  { allowedOrigins, longest, signal }: ForwardOptions,
): Promise<ApiAnswer> {
  let next: Hop = { ...call, ...(hasBody(call.method) && body ? { body } : {}) };
  for (let count = 0; ; count += 1) {
    const { url } = next;
    const reason = urlRefusal(url, allowedOrigins);
    if (reason !== undefined) {
      const isScheme = url.protocol !== 'https:';
      throw new ForwardFailure('refused', isScheme ? reason : notPublic);
    }
    const response = await sendRequest(url, {
      ...next,
      headers: { ...next.headers, 'user-agent': 'waymark' },
      signal,
      anyAddress: allowedOrigins.includes(url.origin),
    });
    const target = redirectOf(response);
    const isBelow = target !== undefined && isBelowServer(target, url, server);
    if (!isBelow || count === mostRedirects)
      return answerOf(response, hasAnswerBody(next, response), longest);
    response.destroy();
    next = redirected(next, response.statusCode ?? 0, new URL(target, url));
  }
}

interface Hop extends Omit<BoundCall, 'server'> {
  readonly body?: Uint8Array;
}

/** Fetch standard, "HTTP-redirect fetch": what was a form becomes a page. */
function redirected(hop: Hop, status: number, url: URL): Hop {
  const becomesGet =
    (status === 303 && hasBody(hop.method)) ||
    ((status === 301 || status === 302) && hop.method === 'POST');
  if (!becomesGet) return { ...hop, url };
  const { 'content-type': _, ...headers } = hop.headers;
  return { method: 'GET', url, headers };
}

function isBelowServer(target: string, from: URL, server: URL): boolean {
  const url = URL.parse(target, from);
  if (url?.origin !== server.origin || url.username !== '' || url.password !== '') return false;
  const folder = server.pathname.replace(/(?<!\/)\/*$/, '/');
  return url.pathname.startsWith(folder) || `${url.pathname}/` === folder;
}

/** A client that sends a body with these would be misunderstood. */
function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** RFC 9110, 6.4.1: what its headers say of a body is then of another answer. */
function hasAnswerBody({ method }: Hop, { statusCode = 0 }: IncomingMessage): boolean {
  return method !== 'HEAD' && statusCode !== 204 && statusCode !== 304;
}

function answerOf(response: IncomingMessage, hasContent: boolean, longest: number): ApiAnswer {
  if (!hasContent) response.destroy();
  return {
    status: response.statusCode ?? 0,
    statusText: response.statusMessage ?? '',
    headers: answerHeaders(response),
    body: hasContent ? bodyParts(response, longest) : nothing(),
  };
}

async function* nothing(): AsyncGenerator<never> {
  // There is no body.
}
