import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EndpointModel } from '@waymark/openapi';
import { boundCall, ForwardFailure, forward } from '@waymark/openapi/proxy';
import { z } from 'zod';
import { playgroundPath, proxyPage } from '../endpoint/playground-paths.ts';
import { decodeEnvelope, encodeEnvelope } from '../proxy/envelope.ts';
import { readRequestBody } from './read-body.ts';
import { decodedPath, pathBelow } from './request-path.ts';
import type { ServerRoute } from './route.ts';
import { isSameOrigin } from './same-origin.ts';

export interface PlaygroundProxyOptions {
  /** Folder of the built site, whose playgrounds say what may be sent. */
  readonly site: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Of the published site, where it is known. */
  readonly origin?: string | undefined;
  /** Origins of servers that may be `http:` and lie on addresses that are not public. */
  readonly privateOrigins: readonly string[];
  readonly limits?: Partial<ProxyLimits>;
}

export interface ProxyLimits {
  /** Bytes of a request, and of an answer. */
  readonly bytes: number;
  /** Milliseconds from the first byte of the request to the last of the answer. */
  readonly time: number;
  /** Requests at the same time. */
  readonly calls: number;
}

const usualLimits: ProxyLimits = { bytes: 10 * 2 ** 20, time: 30_000, calls: 20 };

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
  const { base, origin, privateOrigins, site } = options;
  const limits = { ...usualLimits, ...options.limits };
  let running = 0;
  const pageOf = (pathname: string) => {
    const below = pathBelow(pathname, base);
    return below === undefined ? undefined : proxyPage(decodedPath(below));
  };
  const send = async (request: Request, endpoint: EndpointModel): Promise<Response> => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limits.time)]);
    try {
      const bytes = await readRequestBody(request, limits.bytes, signal);
      if (!bytes) return problem(413, `A request has at most ${limits.bytes} bytes.`);
      const envelope = decodeEnvelope(bytes);
      const asked = callSchema.safeParse(envelope?.about);
      if (!envelope || !asked.success) return problem(400, 'This is no request of a playground.');
      const bound = boundCall(endpoint, asked.data);
      if ('refusal' in bound) return problem(403, bound.refusal);
      const { body, ...about } = await forward(bound.call, envelope.content, {
        allowedOrigins: privateOrigins,
        longest: limits.bytes,
        signal,
      });
      return new Response(encodeEnvelope(about, body), { headers: answerHeaders });
    } catch (error) {
      if (error instanceof ForwardFailure) {
        return problem(error.kind === 'refused' ? 403 : 502, sentence(error.message));
      }
      if (!signal.aborted) throw error;
      return problem(504, `There was no complete answer within ${limits.time / 1000} s.`);
    }
  };
  return {
    matches: (pathname) => pageOf(pathname) !== undefined,
    async handle(request) {
      const page = pageOf(new URL(request.url).pathname);
      const endpoint = page === undefined ? undefined : await endpointOf(site, page);
      if (!endpoint) return problem(404, 'There is no playground of this page.');
      if (request.method === 'GET') return Response.json({ proxy: true }, { headers: unstored });
      if (request.method !== 'POST') return problem(405, 'Requests are sent with POST.');
      if (!isSameOrigin(request, origin)) {
        return problem(403, 'Only the pages of this site can send requests through it.');
      }
      if (running >= limits.calls) return problem(503, 'Too many requests are being sent.');
      running += 1;
      try {
        return await send(request, endpoint);
      } finally {
        running -= 1;
      }
    },
  };
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
    ...(status === 405 ? { allow: 'GET, POST' } : {}),
  };
  return new Response(JSON.stringify({ type: 'about:blank', status, detail }), { status, headers });
}

function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
