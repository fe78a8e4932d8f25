import { authorize } from './authorize.ts';
import type { Exchange } from './exchange.ts';
import { readFeedback } from './feedback.ts';
import { Problem } from './problem.ts';
import type { Route } from './route.ts';
import type { Server } from './server.ts';

/** Keeps what a reader thinks of an answer. */
export async function giveFeedback(
  server: Server,
  exchange: Exchange,
  route: Route,
): Promise<Response> {
  const { body, domain, key } = await authorize(server, exchange, route);
  const { comment, fingerprint, messageId, rating, threadId, threadKey } = readFeedback(body);
  const threads = await server.threads();
  const place = { domain: domain.id, id: threadId, key: threadKey, fingerprint };
  if (!(await threads.resume(place))) throw threadNotFound();
  exchange.facts = { ...exchange.facts, threadId };
  await server.record({
    kind: 'feedback',
    time: new Date(server.clock()).toISOString(),
    domain: domain.id,
    requestId: exchange.requestId,
    threadId,
    messageId,
    keyId: key.id,
    rating,
    comment,
  });
  return new Response(null, { status: 204, headers: exchange.limits.headers() });
}

/** One answer to all that may be wrong with a thread. */
export function threadNotFound(): Problem {
  return new Problem('thread_not_found', {
    detail: 'There is no such thread. Leave threadId out to begin a new one.',
  });
}
