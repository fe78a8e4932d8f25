import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { Problem } from '../problem.ts';
import { dataStream } from '../protocols/data-stream.ts';
import { uiMessageStream } from '../protocols/ui-message-stream.ts';
import { type Exchange, logExchange, startExchange } from './exchange.ts';
import { giveFeedback } from './give-feedback.ts';
import { giveMessage } from './give-message.ts';
import type { AssistantOptions, DomainOptions } from './options.ts';
import { problemResponse } from './problem-response.ts';
import { createServer, type Server, stopping } from './server.ts';

/** The other end of a request. */
export interface Connection {
  /** Of the peer of the socket: forwarding headers are looked at as far as they are trusted. */
  readonly address: string;
}

/** Answers requests to the endpoints of an assistant. */
export interface Assistant {
  fetch(request: Request, connection: Connection): Promise<Response>;
  /**
   * Refuses new questions from now on, and waits until the answers that are being made have ended;
   * after so many milliseconds it cuts them off, and lets them be kept as they are, for a second at most.
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
 * `POST /v2/assistant/{domain}/message` in the UI message stream of 5 and later, which `/v1` gives too
 * where the `Accept` header asks for it, and
 * `POST /v1/assistant/{domain}/feedback`.
 *
 * @throws with a sentence for the user when an option is not valid
 */
export function createAssistant(options: AssistantOptions): Assistant {
  const server = createServer(options);
  const app = assistantApp(server);
  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    async drain(milliseconds) {
      server.isStopping = true;
      await noneRunning(server, milliseconds);
      const reason = stopping();
      for (const controller of server.running) controller.abort(reason);
      await noneRunning(server, longestEnd);
    },
    running: () => server.running.size,
    renew: server.renew,
  };
}

/** Milliseconds in which answers that were cut off are kept. */
const longestEnd = 1_000;

/** Waits until no answers are being made, or so many milliseconds. */
async function noneRunning({ running }: Server, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (running.size > 0 && performance.now() < end) await delay(20);
}

interface Env {
  readonly Bindings: Connection;
  readonly Variables: { exchange: Exchange };
}

/** Headers that pages of other sites may read. */
const exposeHeaders = [
  ...['X-Thread-Id', 'X-Thread-Key', 'X-Request-Id', 'X-Retrieval-Page-Size'],
  ...['Retry-After', 'RateLimit', 'RateLimit-Policy'],
];

function assistantApp(server: Server): Hono<Env> {
  const app = new Hono<Env>({ strict: false });
  const origin = server.origins === '*' ? '*' : [...server.origins];
  // A preflight cannot depend on a key: browsers send none with it.
  app.use(cors({ origin, allowMethods: ['POST', 'OPTIONS'], exposeHeaders, maxAge: 7_200 }));
  app.use(async (context, next) => {
    const exchange = startExchange(server, context.req.raw, context.env.address);
    context.set('exchange', exchange);
    await next();
    const { error, res } = context;
    for (const [name, value] of Object.entries(exchange.headers)) {
      if (!res.headers.has(name)) context.header(name, value);
    }
    if (exchange.isStreaming) return;
    const code = error instanceof Problem ? error.code : error && 'internal_error';
    const cause = error instanceof Problem ? error.details.cause : error;
    const isGone = res.status === clientGone;
    logExchange(server, exchange, { status: res.status, ...(isGone ? {} : { code, cause }) });
  });
  const refuse = (error: Error, { var: { exchange } }: Context<Env>) => {
    const { headers, limits, request, requestId } = exchange;
    if (request.signal.aborted) return new Response(null, { status: clientGone });
    Object.assign(headers, limits.headers());
    const detail = 'Something went wrong. Try again in a moment.';
    const problem = error instanceof Problem ? error : new Problem('internal_error', { detail });
    return problemResponse(problem, requestId);
  };
  app.onError(refuse);
  app.notFound((context) => {
    context.error = new Problem('not_found', { detail: 'There is nothing at this address.' });
    return refuse(context.error, context);
  });
  /** Takes a handler of questions about a domain behind what all of them have to pass. */
  const post = (
    path: `/${string}/:domain/${string}`,
    operation: 'message' | 'feedback',
    handle: (exchange: Exchange, domain: string) => Promise<Response>,
  ) =>
    app.all(`${server.base}${path}`, async ({ req, var: { exchange } }) => {
      exchange.operation = operation;
      if (req.method !== 'POST') throw notAllowed(req.method);
      if (server.isStopping) throw stopping();
      await exchange.limits.arrive();
      return handle(exchange, req.param('domain').toLowerCase());
    });
  // Whoever asks for server-sent events has them here too: clients of 5 and later know one address.
  post('/v1/assistant/:domain/message', 'message', (exchange, domain) => {
    const isOfEvents = exchange.request.headers.get('accept')?.includes('text/event-stream');
    return giveMessage(server, exchange, domain, isOfEvents ? uiMessageStream : dataStream);
  });
  post('/v2/assistant/:domain/message', 'message', (exchange, domain) =>
    giveMessage(server, exchange, domain, uiMessageStream),
  );
  post('/v1/assistant/:domain/feedback', 'feedback', (exchange, domain) =>
    giveFeedback(server, exchange, domain),
  );
  return app;
}

/** As several servers log requests whose client did not wait. */
const clientGone = 499;

function notAllowed(method: string): Problem {
  return new Problem('method_not_allowed', {
    detail: `${method.slice(0, 20)} is not allowed here; send POST.`,
    headers: { allow: 'POST, OPTIONS' },
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
