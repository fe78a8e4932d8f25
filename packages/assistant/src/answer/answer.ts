import type { Hit } from '@waymark/search';
import { Problem } from '../problem.ts';
import type { AnswerEvent, SearchResult } from './answer-event.ts';
import type { AnswerSettings } from './answer-settings.ts';
import { quotedAnswer } from './extractive/quoted-answer.ts';
import type { Question } from './question.ts';
import { type Findings, findHits } from './search/find-hits.ts';
import { addressOf, type SiteFacts } from './site-facts.ts';
import { startModel, writtenAnswer } from './written-answer.ts';

/**
 * Answers a question about a site: searches it, lets the model write from what was found, and makes
 * that harmless; without a model, quotes. Whoever gives out answers, in whatever form, takes these
 * events: `search`, then `author` and `text`, and `finish` or `error`.
 *
 * @param signal ends the answer at once; a Problem as its reason is told as an error
 * @throws Problem before the first event where the index or the model cannot be used, and what the
 * signal says; whatever fails later is an event
 */
export async function* answer(
  question: Question,
  settings: AnswerSettings,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const findings = await search(question, settings, signal);
  const model = await startModel(question, findings, settings);
  const { coverage, hits, query } = findings;
  const results = hits.map((hit) => resultOf(hit, settings.site));
  yield { kind: 'search', query, filter: question.filter, results, coverage };
  if (typeof model === 'string') yield* quotedAnswer(question, findings, settings, model);
  else yield* writtenAnswer(model, signal);
}

/** Whatever ends it, nobody waits for the retriever. */
async function search(
  question: Question,
  settings: AnswerSettings,
  signal: AbortSignal,
): Promise<Findings> {
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal.reason);
  const late = () => stop.reject('the search took too long');
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(late, settings.timeouts.retrieval);
  try {
    signal.throwIfAborted();
    return await Promise.race([findHits(question, settings), stop.promise]);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new Problem('index_unavailable', {
      detail: 'The documentation cannot be searched at the moment. Try again shortly.',
      retryAfter: 5,
      cause,
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const longestExcerpt = 300;

function resultOf(
  { anchor, heading, score, text, title, url }: Hit,
  site: SiteFacts,
): SearchResult {
  const excerpt = text.slice(0, longestExcerpt).toWellFormed();
  return {
    path: url,
    url: addressOf(site, url, anchor),
    title,
    section: heading,
    score: Math.round(score * 1_000) / 1_000,
    excerpt: text.length > longestExcerpt ? `${excerpt}…` : excerpt,
  };
}
