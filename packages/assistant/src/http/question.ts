import { z } from 'zod';
import { defaultResultCount, type Question, type QuestionFilter } from '../answer/question.ts';
import { plain, plainText } from '../plain-text.ts';
import { Problem } from '../problem.ts';
import type { Notice } from '../protocols/protocol.ts';
import type { ConversationMessage } from '../threads/continue-conversation.ts';
import { isThreadId } from '../threads/thread-signer.ts';
import { checked, pointerTo } from './request-body.ts';

/** What a request asks, after validation (docs/format/assistant.md#request). */
export interface AskedQuestion {
  readonly question: Question;
  /** Who asks, as the client says: `anonymous` or an identifier of its own. */
  readonly fingerprint: string;
  /** Identifier that the client gave the question. */
  readonly messageId: string | undefined;
  readonly threadId: string | undefined;
  /** Second secret of a thread, where the server asks for it. */
  readonly threadKey: string | undefined;
  /** The client asked for more results than there may be. */
  readonly isResultCountClamped: boolean;
  readonly notices: readonly Notice[];
}

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
  .union([filterValue, few(filterValue, 50)], {
    error: 'must be a text of at most 200 characters, or a list of at most 50 such',
  })
  .transform((value) => (typeof value === 'string' ? [value] : value));
const filterKeys = ['version', 'language', 'product', 'tag', 'path'] as const;

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
  id: plainText.max(200).nullish(),
  role: z.enum(['user', 'assistant', 'system', 'data']),
  content: plainText.nullish(),
  parts: z.array(z.unknown()).superRefine(checkParts).nullish(),
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
      product: oneOrMore.nullish(),
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
export function readQuestion(value: unknown): AskedQuestion {
  const { context, currentPath, filter, fp, messages, retrievalPageSize, threadId, threadKey } =
    checked(body, value);
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
    question: {
      text,
      history: messages.slice(0, -1).flatMap(turn),
      resultCount: Math.min(wanted, largestResultCount),
      filter: filterOf(filter ?? {}),
      context: context ?? [],
      currentPath: currentPath ?? undefined,
    },
    fingerprint: fp,
    messageId: last?.id ?? undefined,
    threadId: threadId ?? undefined,
    threadKey: threadKey ?? undefined,
    isResultCountClamped: wanted > largestResultCount,
    notices: [...unknownKeys(filter ?? {}), ...fewerResults(wanted)],
  };
}

function filterOf(filter: NonNullable<z.output<typeof body>['filter']>): QuestionFilter {
  const given = filterKeys.map((key) => [key, filter[key] ?? []] as const);
  return Object.fromEntries(given.filter(([, values]) => values.length > 0));
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

/**
 * Parts win over `content`: clients of later versions send no other text. Each is a text of its own, and
 * one without words is none.
 */
function textOf({ content, parts }: Message): string {
  const texts = (parts ?? [])
    .filter(isPart)
    .flatMap(({ text, type }) => (type === 'text' && typeof text === 'string' ? [plain(text)] : []))
    .filter((text) => text.trim() !== '');
  return texts.length > 0 ? texts.join('\n') : (content ?? '');
}

/** System messages of a client are not followed, and data messages hold no text. */
function turn(sent: Message): ConversationMessage[] {
  if (sent.role !== 'user' && sent.role !== 'assistant') return [];
  const text = textOf(sent);
  return text.trim() === '' ? [] : [{ role: sent.role, text }];
}
