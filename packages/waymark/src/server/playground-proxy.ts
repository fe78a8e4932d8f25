import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFinder, Problem, readBytes, type TrustedProxies } from '@waymark/assistant';
import type { EndpointModel } from '@waymark/openapi';
import { type BoundCall, boundCall, ForwardFailure, forward } from '@waymark/openapi/proxy';
import { z } from 'zod';
import { decodeEnvelope, envelopeHead } from '../client/playground/envelope.ts';
import { comesInPieces } from '../client/playground/pieces.ts';
import { decodedPath, pathBelow } from '../project/paths/request-path.ts';
import { playgroundPath, proxyPage } from '../theme/endpoint/playground-paths.ts';
import type { ServerRoute } from './route.ts';
import { isSameOrigin, type OwnPlaces } from './same-origin.ts';

/** For which site requests are sent, for whose pages, and where to. */
export interface PlaygroundProxyOptions extends OwnPlaces {
  /** Folder of the built site, whose playgrounds say what may be sent. */
  readonly site: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Origins of servers that may be `http:` and lie on addresses that are not public. */
  readonly privateOrigins: readonly string[];
  /** How readers are told apart. */
  readonly trustedProxies?: TrustedProxies;
  readonly limits?: Partial<ProxyLimits>;
}

/** What the proxy takes upon itself at most. */
export interface ProxyLimits {
  /** Bytes of a request, and of an answer. */
  readonly bytes: number;
  /** Milliseconds in which an API says nothing. */
  readonly idle: number;
  /** Milliseconds from the first byte of the request to the last of the answer. */
  readonly time: number;
  /** Milliseconds in which a request must have arrived. */
  readonly arrival: number;
  /** Requests that are sent at the same time. */
  readonly calls: number;
  /** Those of one reader, the ones that are still arriving included. */
  readonly callsPerReader: number;
}

const usualLimits: ProxyLimits = {
  bytes: 10 * 2 ** 20,
  idle: 30_000,
  time: 600_000,
  arrival: 10_000,
  calls: 20,
  callsPerReader: 4,
};

/** A request as the playground sends it. */
const callSchema = z.strictObject({
  method: z.string().max(100),
  url: z.string().max(2 ** 14),
  server: z.string(),
  variables: z.record(z.string(), z.string()),
  headers: z.array(z.tuple([z.string(), z.string()])).max(200),
});

/**
 * Sends requests of readers to the APIs that a site documents, for those that browsers may not call
 * from a page (CORS). It is bound to the endpoint of a page: its method, its path, its servers. What
 * the reader's browser knows of the site, such as cookies, is not sent along.
 */
export function playgroundProxy(options: PlaygroundProxyOptions): ServerRoute {
  const { base, privateOrigins, site } = options;
  const limits = { ...usualLimits, ...options.limits };
  const findClient = clientFinder(options.trustedProxies);
  const readers = slots(limits.callsPerReader);
  const calls = slots(limits.calls);
  const pageOf = (pathname: string) => {
    const below = pathBelow(pathname, base);
    return below === undefined ? undefined : proxyPage(decodedPath(below));
  };
  const send = async (
    call: BoundCall,
    content: Uint8Array<ArrayBuffer>,
    request: Request,
  ): Promise<Passed> => {
    const idle = idleLimit(limits.idle);
    const signal = AbortSignal.any([endAfter(request, limits.time), idle.signal]);
    const forwarded = forward(call, content, {
      allowedOrigins: privateOrigins,
      longest: limits.bytes,
      signal,
    });
    const answered = beforeEnd(signal, forwarded);
    answered.catch(idle.stop);
    const { body, ...about } = await answered;
    const parts = framed(about, idle.watched(body));
    const type = about.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
    if (!comesInPieces(type)) {
      const all = await beforeEnd(signal, collected(parts));
      return { response: new Response(all, { headers: answerHeaders }) };
    }
    const { ended, stream } = streamOf(parts, idle.end);
    return { response: new Response(stream, { headers: answerHeaders }), ended };
  };
  const pass = async (request: Request, endpoint: EndpointModel): Promise<Passed> => {
    const arrival = endAfter(request, limits.arrival);
    const bytes = await readBytes(request, limits.bytes, arrival);
    const envelope = decodeEnvelope(bytes);
    const asked = callSchema.safeParse(envelope?.about);
    if (!envelope || !asked.success) {
      return { response: problem(400, 'This is no request of a playground.') };
    }
    const bound = boundCall(endpoint, asked.data);
    if ('refusal' in bound) return { response: problem(403, bound.refusal) };
    const sent = await calls('all', () => send(bound.call, envelope.content, request));
    return sent ?? { response: problem(503, 'Too many requests are being sent.') };
  };
  return {
    matches: (pathname) => pageOf(pathname) !== undefined,
    async handle(request, { address }) {
      const page = pageOf(new URL(request.url).pathname);
      const endpoint = page === undefined ? undefined : await endpointOf(site, page);
      if (!endpoint) return problem(404, 'There is no playground of this page.');
      if (request.method === 'GET' || request.method === 'HEAD')
        return Response.json({ proxy: true }, { headers: unstored });
      if (request.method !== 'POST') return problem(405, 'Requests are sent with POST.');
      if (!isSameOrigin(request, options)) {
        return problem(403, 'Only the pages of this site can send requests through it.');
      }
      const { network } = findClient(address, request.headers);
      try {
        const passed = await readers(network, () => pass(request, endpoint));
        return passed?.response ?? problem(429, 'Wait until other requests of yours are answered.');
      } catch (error) {
        if (error instanceof Problem) {
          return problem(413, `A request has at most ${limits.bytes} bytes.`);
        }
        if (error instanceof ForwardFailure) {
          return problem(error.kind === 'refused' ? 403 : 502, sentence(error.message));
        }
        if (error instanceof Error && error.name === 'TimeoutError') {
          return problem(504, 'There was no complete answer in time.');
        }
        throw error;
      }
    },
  };
}

/** What a reader gets. */
interface Passed {
  readonly response: Response;
  /** Settled when the last of it was sent, where that is later than its head. */
  readonly ended?: Promise<void>;
}

/** Runs so many at the same time for each name, and gives undefined for those above that. */
function slots(most: number) {
  const running = new Map<string, number>();
  const free = (name: string) => {
    const left = (running.get(name) ?? 1) - 1;
    if (left === 0) running.delete(name);
    else running.set(name, left);
  };
  return async (name: string, run: () => Promise<Passed>): Promise<Passed | undefined> => {
    const count = running.get(name) ?? 0;
    if (count >= most) return undefined;
    running.set(name, count + 1);
    let passed: Passed | undefined;
    try {
      passed = await run();
      return passed;
    } finally {
      if (passed?.ended) passed.ended.then(() => free(name));
      else free(name);
    }
  };
}

/** Ends what has not been heard of for some time. */
function idleLimit(milliseconds: number) {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('Nothing arrived.', 'TimeoutError'));
  // Nobody waits any more when the process could end.
  const begin = () => setTimeout(end, milliseconds).unref();
  let timer = begin();
  return {
    signal: controller.signal,
    end,
    stop: () => clearTimeout(timer),
    async *watched(parts: Parts): Parts {
      try {
        for await (const part of parts) {
          clearTimeout(timer);
          yield part;
          timer = begin();
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Parts = AsyncIterable<Uint8Array<ArrayBuffer>>;

async function* framed(about: unknown, parts: Parts): Parts {
  yield envelopeHead(about);
  yield* parts;
}

async function collected(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}

/** Parts as they come; `stop` ends what they come from when nobody reads on. */
function streamOf(parts: Parts, stop: () => void) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const iterator = parts[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      resolve();
    },
    cancel() {
      stop();
      resolve();
    },
  });
  return { ended, stream };
}

function endAfter({ signal }: Request, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}

/** A result, or the reason of a signal that ends before it, whatever the work makes of it. */
function beforeEnd<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, ended]).finally(() => signal.removeEventListener('abort', end));
}

/** The endpoint of a page as the build wrote it for its playground. */
async function endpointOf(site: string, page: string): Promise<EndpointModel | undefined> {
  if (page.split(/[/\\]/).includes('..') || page.includes('\0')) return undefined;
  try {
    const data = JSON.parse(await readFile(path.join(site, playgroundPath(page)), 'utf8'));
    // Only the build writes these files, so their form is known.
    return data.endpoint as EndpointModel;
  } catch {
    return undefined;
  }
}

const unstored = { 'cache-control': 'no-store' };

/** Whatever an API answers, a browser must not take it for a page of this site. */
const answerHeaders = {
  ...unstored,
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
};

/** A refusal as RFC 9457 has it. */
function problem(status: number, detail: string): Response {
  const headers = {
    ...unstored,
    'content-type': 'application/problem+json',
    ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
  };
  return new Response(JSON.stringify({ type: 'about:blank', status, detail }), { status, headers });
}

function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
