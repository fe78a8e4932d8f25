import type { AssistantStore } from '@waymark/assistant';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { pageVoteSchema } from '../server/assistant/page-feedback.ts';
import { domainId } from '../server/server-settings.ts';
import { assistantStore } from './asking/assistant-store.ts';

interface PageReportSettings {
  readonly domain: string;
  readonly since?: string;
  readonly json?: boolean;
}

/** What readers think of a page. */
export interface PageOpinion {
  readonly page: string;
  readonly up: number;
  readonly down: number;
  /** Oldest first. */
  readonly comments: readonly PageComment[];
}

interface PageComment {
  /** ISO 8601. */
  readonly time: string;
  readonly rating: 'up' | 'down';
  readonly comment: string;
}

/** `waymark report`: what readers said of pages, those that helped least first. */
export async function pageReport(dir: string, settings: PageReportSettings): Promise<void> {
  const domain = domainId(settings.domain);
  const since = settings.since === undefined ? undefined : Date.parse(settings.since);
  if (Number.isNaN(since)) {
    throw new CommandFailure(`"${settings.since}" is no date. Write one such as 2030-01-31.`);
  }
  const store = await assistantStore(dir);
  try {
    const pages = await pageOpinions(store, { domain, ...(since === undefined ? {} : { since }) });
    if (settings.json) console.log(JSON.stringify({ pages }, null, 2));
    else console.log(pages.length === 0 ? 'There is no feedback.' : pages.map(lines).join('\n'));
  } finally {
    await store.close();
  }
}

/**
 * The votes on the pages of a site. Of several with one name the last counts: a reader who has
 * changed their mind, or has added a comment.
 */
export async function pageOpinions(
  { records }: Pick<AssistantStore, 'records'>,
  asked: { readonly domain: string; readonly since?: number },
): Promise<PageOpinion[]> {
  const kept = await records.list({
    kind: 'page-vote',
    ...asked,
    limit: Number.MAX_SAFE_INTEGER,
  });
  const votes = new Map(
    kept.flatMap(({ createdAt, data }) => {
      const vote = pageVoteSchema.safeParse(data).data;
      return vote ? [[`${vote.id} ${vote.page}`, { ...vote, createdAt }] as const] : [];
    }),
  );
  const pages = Map.groupBy(votes.values(), ({ page }) => page);
  const opinions = Array.from(pages, ([page, all]): PageOpinion => {
    const down = all.filter(({ rating }) => rating === 'down').length;
    const comments = all
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .flatMap(({ comment, createdAt, rating }) =>
        comment ? [{ time: new Date(createdAt).toISOString(), rating, comment }] : [],
      );
    return { page, up: all.length - down, down, comments };
  });
  return opinions.toSorted(
    (one, other) => other.down - one.down || other.up - one.up || (one.page < other.page ? -1 : 1),
  );
}

function lines({ comments, down, page, up }: PageOpinion): string {
  const head = `${page}  ${up} yes, ${down} no`;
  const said = comments.map(
    // Comments are anybody's text: nothing in them may move the cursor of a terminal.
    ({ comment, rating, time }) =>
      `  ${time.slice(0, 10)} ${rating === 'up' ? 'yes' : 'no'}: ${comment.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')}`,
  );
  return [head, ...said].join('\n');
}
