import { createHmac } from 'node:crypto';
import {
  type AssistantStore,
  clientFinder,
  Problem,
  plain,
  problemHeaders,
  problems,
  readBytes,
  type TrustedProxies,
} from '@waymark/assistant';
import { z } from 'zod';
import { isFeedbackPath } from '../../project/paths/site-paths.ts';
import type { ServerRoute } from '../route.ts';
import { isFromOwnPage } from '../same-origin.ts';

/** The site whose readers are heard, and where what they say is kept. */
export interface PageFeedbackOptions {
  readonly store: AssistantStore;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Identifier of the site among those in the store. */
  readonly domain: string;
  readonly trustedProxies: TrustedProxies;
  /** Origin that the site is published at; empty where that is not known. */
  readonly published: () => string;
  /** Whether pages ask at all. */
  readonly isAsked: () => boolean;
  /** Whether a page is one of the site: `/guides/start`. */
  readonly hasPage: (url: string) => boolean;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

/** What a reader thinks of a page. Nothing in it tells who the reader is. */
export const pageVoteSchema = z.strictObject({
  /** Random name of the vote: what is sent under it later takes the place of what was. */
  id: z.string().regex(/^[\da-f]{32}$/),
  page: z.string().max(2_000),
  rating: z.enum(['up', 'down']),
  comment: z
    .string()
    .max(2_000)
    .transform((text) => plain(text).trim())
    .optional(),
});

/** A vote as it is kept. */
export type PageVote = z.output<typeof pageVoteSchema>;

const hour = 3_600_000;
/** Days after which a vote is forgotten. */
const keptDays = 365;
const limits = {
  /** Bytes of a request: a comment may be four bytes a character, and escaped. */
  bytes: 32_768,
  /** Milliseconds in which it must have arrived. */
  arrival: 10_000,
  /** Requests of a network in an hour, by all servers on the store. */
  perReader: 60,
  /** Requests of all readers in an hour, so that nobody can fill the store. */
  perSite: 10_000,
};

/**
 * Keeps what readers think of pages, for `waymark report`. Only pages of the site itself may send it.
 * Readers are counted by a keyed hash of their network, which is forgotten after an hour.
 */
export function pageFeedback(options: PageFeedbackOptions): ServerRoute {
  const { base, clock = Date.now, domain, store, trustedProxies } = options;
  const findClient = clientFinder(trustedProxies);
  const isWithin = async (name: string, limit: number) => {
    const position = Math.floor(clock() / hour);
    const expiresAt = (position + 2) * hour;
    const counter = { name: `page-feedback:${name}`, position, width: 1, expiresAt };
    return (await store.counters.add(counter, 1, limit)).isAdded;
  };
  const take = async (request: Request, address: string): Promise<Response> => {
    const { network } = findClient(address, request.headers);
    const key = await store.secret('page-feedback');
    const reader = createHmac('sha256', key).update(network).digest('base64url');
    const isHeard =
      (await isWithin(`${domain}:${reader}`, limits.perReader)) &&
      (await isWithin(domain, limits.perSite));
    if (!isHeard)
      return refusal(429, 'Too much was sent within the hour.', { 'retry-after': '3600' });
    const vote = await readVote(request);
    if (vote === undefined) return refusal(400, 'This is no feedback on a page.');
    if (!options.hasPage(vote.page)) return refusal(404, 'There is no such page.');
    const createdAt = clock();
    const expiresAt = createdAt + keptDays * 24 * hour;
    await store.records.append({ kind: 'page-vote', domain, createdAt, expiresAt, data: vote });
    return new Response(null, { status: 204, headers: unstored });
  };
  return {
    matches: (pathname) => options.isAsked() && isFeedbackPath(pathname, base),
    async handle(request, { address }) {
      if (request.method !== 'POST') {
        return refusal(405, 'Feedback is sent with POST.', { allow: 'POST' });
      }
      if (!isFromOwnPage(request, options.published())) {
        return refusal(403, 'Only the pages of this site can send feedback.');
      }
      // Of other sites, browsers ask before they send this type.
      if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
        return refusal(415, 'Feedback is sent as application/json.');
      }
      return take(request, address).catch(refuseProblem);
    },
  };
}

async function readVote(request: Request): Promise<PageVote | undefined> {
  try {
    const arrival = AbortSignal.timeout(limits.arrival);
    const bytes = await readBytes(request, limits.bytes, arrival);
    return pageVoteSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** @throws what is no problem that a client may be told of */
function refuseProblem(error: unknown): Response {
  if (!(error instanceof Problem)) throw error;
  if (error.cause instanceof Error) console.error(error.cause.message);
  const headers = problemHeaders(error.details);
  return refusal(problems[error.code].status, 'Feedback cannot be kept at the moment.', headers);
}

const unstored = { 'cache-control': 'no-store' };

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { ...unstored, ...headers } });
}
