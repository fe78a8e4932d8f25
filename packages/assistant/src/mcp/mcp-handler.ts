import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { Problem, problems } from '../http/problem.ts';
import { readJsonBody } from '../http/read-body.ts';
import { mcpServerFactory, type ReportError } from './create-mcp-server.ts';
import type { McpDocs } from './mcp-docs.ts';
import { isAllowedOrigin, type McpOrigins, mcpPreflight, originHeaders } from './origin.ts';

export interface McpHandlerOptions {
  /** Web pages that may ask, besides those of the site and of the same machine; none by default. */
  readonly origins?: McpOrigins;
  /** Is told of failures, which the client gets no details of; `console.error` by default. */
  readonly reportError?: ReportError;
}

const body = { bytes: 64 * 1024, milliseconds: 10_000 };
/** Messages that clients of the oldest revision may send at once. */
const largestBatch = 10;

/**
 * MCP over streamable HTTP, on web standards: a route calls the function with each request. No
 * state is kept between requests, so that any number of servers can answer. Clients of the
 * revisions from 2024-11-05 to 2026-07-28 are served. How often a client may ask is the route's
 * matter.
 */
export function mcpHandler(
  docs: McpDocs,
  { origins = [], reportError = console.error }: McpHandlerOptions = {},
): (request: Request) => Promise<Response> {
  const site = URL.parse(docs.address('/'))?.origin;
  const load = once(() => loadHandler(docs, reportError));
  return async (request) => {
    const origin = request.headers.get('origin');
    if (!isAllowedOrigin(origin, origins, site)) {
      return refusal(403, 'Pages of this origin may not ask here.');
    }
    const response = await answer(request, load);
    for (const [name, value] of Object.entries(originHeaders(origin))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

async function answer(request: Request, load: () => Promise<McpHttpHandler>): Promise<Response> {
  if (request.method === 'OPTIONS') return mcpPreflight(request);
  if (request.method !== 'POST') {
    const refused = refusal(405, 'This is an MCP server: clients send it messages with POST.');
    refused.headers.set('allow', 'POST, OPTIONS');
    return refused;
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refusal(415, 'Messages are sent as application/json.');
  try {
    const parsedBody = await readJsonBody(request, body);
    if (Array.isArray(parsedBody) && parsedBody.length > largestBatch) {
      return refusal(400, `A batch may hold ${largestBatch} messages.`);
    }
    const handler = await load();
    return await handler.fetch(request, { parsedBody });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refusal(problems[error.code].status, error.message);
  }
}

async function loadHandler(docs: McpDocs, reportError: ReportError): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server');
  // Nothing changes while the server runs, so that a subscription would only hold a connection.
  return createMcpHandler(mcpServerFactory(docs, reportError), { maxSubscriptions: 0 });
}

function refusal(status: number, message: string): Response {
  const code = status === 400 ? -32600 : -32000;
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
