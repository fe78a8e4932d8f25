import { answerableCoverage, type Hit } from '@waymark/search';
import { z } from 'zod';
import type { Catalogue, Scopes } from './catalogue.ts';
import { cutMarkdown } from './cut-markdown.ts';
import type { McpDocs } from './mcp-docs.ts';

const defaultCount = 6;
const mostResults = 20;
/** Characters of one excerpt, and of all excerpts of an answer together. */
const longestExcerpt = 2_000;
const longestAnswer = 24_000;

/** What a client calls the search tool with, checked. */
export type SearchInput = z.infer<ReturnType<typeof searchInput>>;

/** What the search tool takes. A scope is offered only where a site has several of it. */
export function searchInput(scopes: Scopes) {
  return z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .describe('What to look for: a question, words, or the name of an option, function or path.'),
    ...scope('language', scopes.language),
    ...scope('version', scopes.version),
    ...scope('product', scopes.product),
    limit: z
      .int()
      .min(1)
      .max(mostResults)
      .default(defaultCount)
      .describe('How many sections to return at most.'),
  });
}

function scope<K extends keyof Scopes>(name: K, values: readonly string[]) {
  if (values.length < 2) return {};
  const schema = z.enum(values).optional().describe(`Only pages of this ${name}; all without it.`);
  // A computed key widens to any string.
  return { [name]: schema } as Partial<Record<K, typeof schema>>;
}

/** Searches, and gives the sections found as Markdown of bounded length. */
export async function searchText(
  { address, index, retriever }: McpDocs,
  catalogue: Catalogue,
  { query, ...options }: SearchInput,
): Promise<string> {
  const hits = await retriever.search(query, options);
  const { name } = index.site;
  if (hits.length === 0) {
    return `Nothing in the documentation of ${name} matches. Try other words, or fewer. All pages: ${address('/llms.txt')}`;
  }
  const excerpt = Math.min(longestExcerpt, Math.floor(longestAnswer / hits.length));
  const isCovered = hits.some(({ coverage }) => coverage >= answerableCoverage);
  const head = isCovered
    ? `Sections of the documentation of ${name}, the best match first:`
    : `The documentation of ${name} may not cover this; these sections share words with it:`;
  const results = hits.map((hit, rank) => result(hit, rank + 1));
  return [head, ...results].join('\n\n');

  function result(hit: Hit, rank: number): string {
    const page = catalogue.pageAt(hit.url);
    const section = page?.sections.find(
      ({ anchor, heading }) => anchor === hit.anchor && heading === hit.heading,
    );
    const path = [hit.title, ...(section?.headingPath ?? []), hit.heading].filter(
      (label, at, labels) => label !== '' && label !== labels[at - 1],
    );
    const facts = [
      ...(hit.navigation.length > 0 ? [`In: ${line(hit.navigation.join(' > '))}`] : []),
      ...(['language', 'version', 'product'] as const).flatMap((key) =>
        page?.[key] && catalogue.scopes[key].length > 1 ? [`${key}: ${page[key]}`] : [],
      ),
    ];
    return [
      `## ${rank}. ${line(path.join(' > '))}`,
      address(hit.anchor === '' ? hit.url : `${hit.url}#${hit.anchor}`),
      ...(facts.length > 0 ? [facts.join(' | ')] : []),
      '',
      cutMarkdown(hit.text.trim(), excerpt),
    ].join('\n');
  }
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
