import { corsHeaders, preflightResponse } from './cors.ts';
import { type Exchange, logExchange, startExchange } from './exchange.ts';
import { giveFeedback } from './give-feedback.ts';
import { giveMessage } from './give-message.ts';
import type { AssistantOptions, DomainOptions } from './options.ts';
import { Problem, problemResponse } from './problem.ts';
import { routeOf } from './route.ts';
import { createServer, type Server } from './server.ts';

/** The other end of a request. */
export interface Connection {
  /** Of the peer of the socket: forwarding headers are looked at as far as they are trusted. */
  readonly address: string;
}

/** Answers requests to the endpoints of an assistant. */
export interface Assistant {
  (request: Request, connection: Connection): Promise<Response>;
  /**
   * Refuses new questions from now on, and waits until the answers that are being made have ended;
   * after so many milliseconds it cuts them off.
   */
  drain(milliseconds: number): Promise<void>;
  /** Answers that are being made. */
  running(): number;
  /**
   * Answers about a domain from something else from now on, such as a new build of its site;
   * answers that are being made go on with what was found.
   */
  renew(id: string, domain: DomainOptions): void;
}

/**
 * Serves questions about documentation sites (docs/format/assistant.md):
 * `POST /v1/assistant/{domain}/message` in the data stream protocol of the AI SDK 4,
 * `POST /v2/assistant/{domain}/message` in the UI message stream of 5 and later, and
 * `POST /v1/assistant/{domain}/feedback`.
 *
 * @throws with a sentence for the user when an option is not valid
 */
export function createAssistant(options: AssistantOptions): Assistant {
  const server = createServer(options);
  let isStopping = false;
  const handle = (request: Request, { address }: Connection) =>
    respond(server, request, address, isStopping);
  const drain = async (milliseconds: number) => {
    isStopping = true;
    const end = performance.now() + milliseconds;
    while (server.running.size > 0 && performance.now() < end) await delay(20);
    const reason = stopping();
    for (const controller of server.running) controller.abort(reason);
  };
  return Object.assign(handle, {
    drain,
    running: () => server.running.size,
    renew: server.renew,
  });
}

/** As several servers log requests whose client did not wait. */
const clientGone = 499;

async function respond(
  server: Server,
  request: Request,
  address: string,
  isStopping: boolean,
): Promise<Response> {
  const route = routeOf(new URL(request.url).pathname, server.base);
  const exchange = startExchange(server, request, address, route);
  const response = await answerTo(server, exchange, isStopping).catch((error: unknown) =>
    refusal(server, exchange, error),
  );
  const headers = {
    ...corsHeaders(request.headers.get('origin'), server.origins),
    'x-request-id': exchange.requestId,
    ...exchange.headers,
  };
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

async function answerTo(
  server: Server,
  exchange: Exchange,
  isStopping: boolean,
): Promise<Response> {
  const { limits, request, route } = exchange;
  if (request.method === 'OPTIONS') return preflightResponse(request, server.origins);
  if (!route) throw new Problem('not_found', { detail: 'There is nothing at this address.' });
  if (request.method !== 'POST') {
    throw new Problem('method_not_allowed', {
      detail: `${request.method.slice(0, 20)} is not allowed here; send POST.`,
      headers: { allow: 'POST, OPTIONS' },
    });
  }
  if (isStopping) throw stopping();
  const limited = await limits.arrive();
  if (limited) throw new Problem(limited.code, limited);
  const response =
    route.operation === 'message'
      ? await giveMessage(server, exchange, route)
      : await giveFeedback(server, exchange, route);
  if (!exchange.isStreaming) logExchange(server, exchange, { status: response.status });
  return response;
}

function refusal(server: Server, exchange: Exchange, error: unknown): Response {
  const { limits, request, requestId } = exchange;
  if (request.signal.aborted) {
    logExchange(server, exchange, { status: clientGone });
    return new Response(null, { status: clientGone });
  }
  const problem =
    error instanceof Problem
      ? error
      : new Problem('internal_error', {
          detail: 'Something went wrong. Try again in a moment.',
          cause: error,
        });
  Object.assign(exchange.headers, limits.headers());
  const response = problemResponse(problem, requestId);
  const { status } = response;
  logExchange(server, exchange, { status, code: problem.code, cause: problem.details.cause });
  return response;
}

function stopping(): Problem {
  return new Problem('shutting_down', {
    detail: 'The server is about to restart. Try again in a moment.',
    retryAfter: 5,
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
