import { z } from 'zod';
import { isThreadId } from '../threads/thread-signer.ts';
import { invalidRequest } from './invalid-request.ts';
import { plainText } from './plain-text.ts';

/** What a reader thinks of an answer. */
export interface Feedback {
  readonly threadId: string;
  readonly threadKey: string | undefined;
  /** Of the answer. */
  readonly messageId: string | undefined;
  readonly rating: 'up' | 'down';
  readonly comment: string | undefined;
  readonly fingerprint: string;
}

const body = z.looseObject({
  threadId: z.string().refine(isThreadId, 'is no identifier of a thread'),
  threadKey: z.string().max(200).nullish(),
  messageId: plainText.max(200).nullish(),
  rating: z.enum(['up', 'down']),
  comment: plainText.max(4_000).nullish(),
  fp: z.string().min(1).max(200).nullish(),
});

/** @throws Problem with the pointer of each field that is wrong */
export function readFeedback(value: unknown): Feedback {
  const parsed = body.safeParse(value);
  if (!parsed.success) throw invalidRequest(parsed.error);
  const { comment, fp, messageId, rating, threadId, threadKey } = parsed.data;
  return {
    threadId,
    threadKey: threadKey ?? undefined,
    messageId: messageId ?? undefined,
    rating,
    comment: comment ?? undefined,
    fingerprint: fp ?? 'anonymous',
  };
}
