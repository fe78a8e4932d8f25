import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { readJsonBody } from '../http/request-body.ts';
import { type ClientNetwork, clientFinder, type TrustedProxies } from '../limits/client-network.ts';
import { type Concurrency, createConcurrency } from '../limits/create-concurrency.ts';
import type { Limits } from '../limits/limits.ts';
import { once } from '../once.ts';
import { Problem, problemHeaders, problems } from '../problem.ts';
import type { McpDocs } from './mcp-docs.ts';
import { mcpServerFactory, type ReportError } from './mcp-server-factory.ts';
import { isAllowedOrigin, type McpOrigins, mcpPreflight, originHeaders } from './origin.ts';

/** Who may ask, how much, and who hears of failures. */
export interface McpHandlerOptions {
  /** Web pages that may ask, besides those of the site and of the same machine; none by default. */
  readonly origins?: McpOrigins;
  /** Counts requests of an address as the assistant does; without it they are not counted. */
  readonly limits?: Limits;
  readonly trustedProxies?: TrustedProxies;
  /** Is told of failures, which the client gets no details of; `console.error` by default. */
  readonly reportError?: ReportError;
}

const body = { bytes: 64 * 1024, milliseconds: 10_000 };
/** Messages that are answered at the same time, and of these for one address. */
const atOnce = { perProcess: 20, perReader: 10, perKey: false } as const;
const busy = { 'retry-after': '1' };
/** Messages that clients of the revision 2025-03-26 may send at once. */
const largestBatch = 10;

/**
 * MCP over streamable HTTP, on web standards: a route calls the function with each request. No
 * state is kept between requests, so that any number of servers can answer. Clients that know
 * only the transport before it, HTTP with server-sent events (2024-11-05), are told 405.
 */
export function mcpHandler(
  docs: McpDocs,
  { limits, origins = [], reportError = console.error, trustedProxies }: McpHandlerOptions = {},
): (request: Request, connection: { readonly address: string }) => Promise<Response> {
  const findClient = clientFinder(trustedProxies);
  const concurrency = createConcurrency(atOnce);
  const site = URL.parse(docs.address('/'))?.origin;
  const load = once(() => loadHandler(docs, reportError));
  return async (request, { address }) => {
    const origin = request.headers.get('origin');
    if (!isAllowedOrigin(origin, origins, site)) {
      return refusal(403, 'Pages of this origin may not ask here.');
    }
    const client = findClient(address, request.headers);
    const asked = { load, client, limits, concurrency, reportError };
    const response = await answer(request, asked);
    for (const [name, value] of Object.entries(originHeaders(origin))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

interface Asked {
  readonly load: () => Promise<McpHttpHandler>;
  readonly client: ClientNetwork;
  readonly limits: Limits | undefined;
  readonly concurrency: Concurrency;
  readonly reportError: ReportError;
}

async function answer(
  request: Request,
  { client, concurrency, limits, load, reportError }: Asked,
): Promise<Response> {
  if (request.method === 'OPTIONS') return mcpPreflight(request);
  if (request.method !== 'POST') {
    const message = 'This is an MCP server: clients send it messages with POST.';
    return refusal(405, message, { allow: 'POST, OPTIONS' });
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refusal(415, 'Messages are sent as application/json.');
  const places: (() => void)[] = [];
  try {
    await limits?.request(client).arrive();
    const parsedBody = await readJsonBody(request, body);
    const messages: readonly unknown[] = Array.isArray(parsedBody) ? parsedBody : [parsedBody];
    if (messages.length > largestBatch) {
      return refusal(400, `A batch may hold ${largestBatch} messages.`);
    }
    // The first was counted before anything was read.
    for (const _ of messages.slice(1)) await limits?.request(client).arrive();
    for (const _ of messages) {
      const leave = concurrency.enter({ reader: client.network });
      if (!leave) return refusal(429, 'Too many at the same time. Ask again shortly.', busy);
      places.push(leave);
    }
    const handler = await load();
    const response = await handler.fetch(request, { parsedBody });
    // What is searched for is sent when it is found: the places are taken until then.
    return new Response(response.body && (await response.arrayBuffer()), response);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.cause !== undefined) reportError(error.cause);
    const { status } = problems[error.code];
    const code = error.code === 'invalid_json' ? noJson : undefined;
    return refusal(status, error.message, problemHeaders(error.details), code);
  } finally {
    for (const leave of places) leave();
  }
}

async function loadHandler(docs: McpDocs, reportError: ReportError): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  // Each request is answered from what there is then: a subscription would only hold a connection.
  return createMcpHandler(mcpServerFactory(docs, reportError), { maxSubscriptions: 0 });
}

/** What JSON-RPC 2.0 calls a parse error, an invalid request, and one that the server has for itself. */
const [noJson, noRequest, refused] = [-32700, -32600, -32000];

function refusal(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  code = status === 400 ? noRequest : refused,
): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
