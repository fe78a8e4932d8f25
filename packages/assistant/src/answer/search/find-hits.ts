import type { Hit, Retriever, SearchOptions } from '@waymark/search';
import type { Question } from '../question.ts';
import type { PageFacts, SiteFacts } from '../site-facts.ts';
import { searchQueries } from './follow-up.ts';
import { fused } from './fuse.ts';
import { pageFilter, pageUrlOf } from './page-filter.ts';
import { scopeOf } from './scope.ts';

/** A filter that the retriever does not know is applied to this many hits. */
const mostCandidates = 200;

/** What the search found for a question. */
export interface Findings {
  readonly query: string;
  /** At most as many as the question asks for, best first, each of a page that exists. */
  readonly hits: readonly Hit[];
  /** The best coverage, 0 when nothing was found. */
  readonly coverage: number;
}

/**
 * Searches the site for a question, and for what it seems to mean after what was selected or asked
 * before it. The language is that of the filter, else that of the page that the reader is on.
 *
 * @throws whatever the retriever does
 */
export async function findHits(
  question: Question,
  { retriever, site }: { readonly retriever: Retriever; readonly site: SiteFacts },
): Promise<Findings> {
  const { context, currentPath, filter, history, resultCount, text } = question;
  const currentUrl = currentPath === undefined ? undefined : pageUrlOf(site, currentPath);
  const current = currentUrl === undefined ? undefined : site.pages.get(currentUrl);
  const language = filter.language?.[0] ?? current?.language ?? 'en';
  // "What does this do?" is about what was selected, or else about what was asked before.
  const selected = context.map(({ value }) => value).join('\n');
  const previous = history.findLast(({ role }) => role === 'user')?.text;
  const queries = await searchQueries(text, selected || previous, language);
  const accepts = pageFilter(filter);
  const { isWhole, ...scope } = scopeOf(filter, site);
  const options = {
    ...scope,
    limit: isWhole ? resultCount : mostCandidates,
    ...(currentUrl === undefined ? {} : { currentUrl }),
    ...(current === undefined ? {} : { reader: readerIn(current) }),
  };
  const found = await Promise.all(queries.map((query) => retriever.search(query, options)));
  const hits = fused(found)
    .filter(({ url }) => {
      const page = site.pages.get(url);
      return page !== undefined && accepts(url, page);
    })
    .slice(0, resultCount);
  return { query: queries[0], hits, coverage: Math.max(0, ...hits.map((hit) => hit.coverage)) };
}

function readerIn({ language, version }: PageFacts): SearchOptions['reader'] {
  return {
    ...(language === undefined ? {} : { language }),
    ...(version === undefined ? {} : { version }),
  };
}
