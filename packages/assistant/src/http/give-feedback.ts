import { z } from 'zod';
import { plainText } from '../plain-text.ts';
import { isThreadId } from '../threads/thread-signer.ts';
import { authorize } from './authorize.ts';
import type { Exchange } from './exchange.ts';
import { checked } from './request-body.ts';
import type { Server } from './server.ts';

const schema = z.looseObject({
  threadId: z.string().refine(isThreadId, 'is no identifier of a thread'),
  threadKey: z.string().max(200).nullish(),
  messageId: plainText.max(200).nullish(),
  rating: z.enum(['up', 'down']),
  comment: plainText.max(4_000).nullish(),
  fp: z.string().min(1).max(200).nullish(),
});

/** Keeps what a reader thinks of an answer. */
export async function giveFeedback(
  server: Server,
  exchange: Exchange,
  domainId: string,
): Promise<Response> {
  const { body, domain, key } = await authorize(server, exchange, domainId);
  const { comment, fp, messageId, rating, threadId, threadKey } = checked(schema, body);
  await server.resume({
    scope: domain.threadScope,
    id: threadId,
    key: threadKey ?? undefined,
    fingerprint: fp ?? 'anonymous',
  });
  exchange.facts = { ...exchange.facts, threadId };
  await server.record({
    kind: 'feedback',
    time: new Date(server.clock()).toISOString(),
    domain: domain.id,
    requestId: exchange.requestId,
    threadId,
    messageId: messageId ?? undefined,
    keyId: key.id,
    rating,
    comment: comment ?? undefined,
  });
  return new Response(null, { status: 204, headers: exchange.limits.headers() });
}
