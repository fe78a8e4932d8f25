import { z } from 'zod';
import type { Notice } from '../stream/answer-event.ts';
import { isThreadId } from '../threads/thread-signer.ts';
import { invalidRequest, pointerTo } from './invalid-request.ts';
import { plain, plainText } from './plain-text.ts';
import { Problem } from './problem.ts';

/** A question with all that belongs to it, after validation (docs/format/assistant.md#request). */
export interface Question {
  /** Who asks, as the client says: `anonymous` or an identifier of its own. */
  readonly fingerprint: string;
  readonly text: string;
  /** Identifier that the client gave the question. */
  readonly messageId: string | undefined;
  /** Earlier turns, oldest first. What an assistant turn says comes from the client: it is no fact. */
  readonly history: readonly Turn[];
  readonly threadId: string | undefined;
  /** Second secret of a thread, where the server asks for it. */
  readonly threadKey: string | undefined;
  /** How many search results make the answer. */
  readonly resultCount: number;
  /** The client asked for more than there may be. */
  readonly isResultCountClamped: boolean;
  readonly filter: QuestionFilter;
  readonly notices: readonly Notice[];
  readonly context: readonly QuestionContext[];
  readonly currentPath: string | undefined;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Each key narrows the search; several values of a key are alternatives. */
export interface QuestionFilter {
  readonly version?: readonly string[];
  readonly language?: readonly string[];
  readonly tag?: readonly string[];
  readonly path?: readonly string[];
}

export interface QuestionContext {
  readonly type: 'code' | 'textSelection';
  readonly value: string;
  readonly path?: string | undefined;
}

const defaultResultCount = 5;
const largestResultCount = 20;
const longestQuestion = 8_000;

const printable = z
  .string()
  .regex(/^[^\p{Cc}]*$/u, 'must not hold control characters')
  .overwrite(plain);
/** Counts entries before it looks at them, so that a long list has one mistake, not one an entry. */
function few<Entry extends z.ZodType>(entry: Entry, most: number) {
  return z.array(z.unknown()).max(most).pipe(z.array(entry));
}

const filterValue = plainText.max(200);
const oneOrMore = z
  .union([filterValue, few(filterValue, 50)])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const filterKeys = ['version', 'language', 'tag', 'path'] as const;

/** A message may have any number of parts, of which the first that is none is told. */
function checkParts(parts: readonly unknown[], context: z.RefinementCtx): void {
  const index = parts.findIndex((part) => !isPart(part));
  if (index === -1) return;
  context.addIssue({ code: 'custom', path: [index], message: 'must be an object with a type' });
}

function isPart(value: unknown): value is { readonly type: string; readonly text?: unknown } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

const message = z.looseObject({
  id: plainText.max(200).optional(),
  role: z.enum(['user', 'assistant', 'system', 'data']),
  content: plainText.optional(),
  parts: z.array(z.unknown()).superRefine(checkParts).optional(),
});

const contextItem = z.looseObject({
  type: z.enum(['code', 'textSelection']),
  value: plainText.max(8_000),
  path: plainText.max(200).optional(),
});

const body = z.looseObject({
  fp: printable.min(1).max(200),
  messages: few(message, 200).refine(({ length }) => length > 0, 'must hold a message'),
  threadId: z.string().refine(isThreadId, 'is no identifier of a thread').nullish(),
  threadKey: z.string().max(200).nullish(),
  retrievalPageSize: z.number().min(1).nullish(),
  filter: z
    .looseObject({
      version: oneOrMore.nullish(),
      language: oneOrMore.nullish(),
      tag: oneOrMore.nullish(),
      path: oneOrMore.nullish(),
    })
    .nullish(),
  context: few(contextItem, 10).nullish(),
  currentPath: plainText.max(200).nullish(),
});

/**
 * Reads a question out of a request's body. Fields that are not known are ignored.
 *
 * @throws Problem with the pointer of each field that is wrong
 */
export function readQuestion(value: unknown): Question {
  const parsed = body.safeParse(value);
  if (!parsed.success) throw invalidRequest(parsed.error);
  const { context, currentPath, filter, fp, messages, retrievalPageSize, threadId, threadKey } =
    parsed.data;
  const last = messages.at(-1);
  const text = last?.role === 'user' ? textOf(last) : '';
  if (text.trim() === '') {
    throw new Problem('no_question', {
      detail: 'The last message must be one of the user, with text.',
    });
  }
  if (text.length > longestQuestion) {
    throw new Problem('question_too_long', {
      detail: `The question has ${text.length} characters; ${longestQuestion} are allowed.`,
    });
  }
  const wanted = Math.floor(retrievalPageSize ?? defaultResultCount);
  return {
    fingerprint: fp,
    text,
    messageId: last?.id,
    history: messages.slice(0, -1).flatMap(turn),
    threadId: threadId ?? undefined,
    threadKey: threadKey ?? undefined,
    resultCount: Math.min(wanted, largestResultCount),
    isResultCountClamped: wanted > largestResultCount,
    filter: Object.fromEntries(
      filterKeys.flatMap((key) => {
        const values = filter?.[key];
        return values && values.length > 0 ? [[key, values]] : [];
      }),
    ),
    notices: [...unknownKeys(filter ?? {}), ...fewerResults(wanted)],
    context: context ?? [],
    currentPath: currentPath ?? undefined,
  };
}

const mostNotices = 20;

function unknownKeys(filter: object): Notice[] {
  return Object.keys(filter)
    .filter((key) => !filterKeys.some((known) => known === key))
    .slice(0, mostNotices)
    .map((key) => key.slice(0, 100).toWellFormed())
    .map((key) => ({
      code: 'unknown_filter_key',
      pointer: pointerTo(['filter', key]),
      detail: `The filter has no key "${key}", which was ignored; it has ${filterKeys.join(', ')}.`,
    }));
}

function fewerResults(wanted: number): Notice[] {
  if (wanted <= largestResultCount) return [];
  return [
    {
      code: 'fewer_results',
      pointer: '/retrievalPageSize',
      detail: `At most ${largestResultCount} results are used, so ${wanted} count as ${largestResultCount}.`,
    },
  ];
}

type Message = z.infer<typeof message>;

/** Parts win over `content`: clients of later versions send no other text. */
function textOf({ content, parts }: Message): string {
  const texts = (parts ?? [])
    .filter(isPart)
    .flatMap(({ text, type }) =>
      type === 'text' && typeof text === 'string' ? [plain(text)] : [],
    );
  return texts.length > 0 ? texts.join('') : (content ?? '');
}

/** System messages of a client are not followed, and data messages hold no text. */
function turn(sent: Message): Turn[] {
  if (sent.role !== 'user' && sent.role !== 'assistant') return [];
  const text = textOf(sent);
  return text.trim() === '' ? [] : [{ role: sent.role, text }];
}
