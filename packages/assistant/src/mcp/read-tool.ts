import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import { lineEndBefore } from './cut-markdown.ts';
import type { McpDocs } from './mcp-docs.ts';

/** Characters that one call gives: even of Chinese they fit the tool results of all clients. */
const longestPart = 20_000;

/** What the read tool takes. */
export const readInput = z.object({
  page: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .describe('Path or URL of a page, as search results have it; `.md` and anchors do no harm.'),
  offset: z
    .int()
    .min(0)
    .default(0)
    .describe('Character to go on at, for a page that is longer than one answer.'),
});

/** What a read gives: texts for the model, and whether they tell of a mistake. */
export interface ReadResult {
  readonly texts: readonly string[];
  readonly isMistake: boolean;
}

/** A page as Markdown, or a part of one that is long; the nearest pages where there is none. */
export async function readPage(
  docs: McpDocs,
  { find, slug }: Catalogue,
  { offset, page: asked }: z.infer<typeof readInput>,
): Promise<ReadResult> {
  const page = find(asked);
  if (!page) return mistake(missing(docs, slug, asked));
  const markdown = await docs.read(page.url);
  if (offset > 0 && offset >= markdown.length) {
    return mistake(`The page has ${markdown.length} characters, so nothing is at ${offset}.`);
  }
  const rest = markdown.slice(offset);
  const part = rest.slice(0, lineEndBefore(rest, longestPart));
  const end = offset + part.length;
  const more = `These are the characters ${offset} to ${end} of ${markdown.length}. Call \`read_${slug}\` with the offset ${end} for the rest.`;
  return { texts: end < markdown.length ? [part, more] : [part], isMistake: false };
}

function mistake(text: string): ReadResult {
  return { texts: [text], isMistake: true };
}

function missing({ address, index, nearest }: McpDocs, slug: string, asked: string): string {
  const shown = asked.length > 200 ? `${asked.slice(0, 200)}…` : asked;
  const path = URL.parse(asked)?.pathname ?? asked;
  const near = nearest(path).slice(0, 5);
  return [
    `The documentation of ${index.site.name} has no page at "${shown}".`,
    ...(near.length > 0
      ? [
          `Pages with similar addresses:\n${near.map(({ title, url }) => `- ${title}: ${address(url)}`).join('\n')}`,
        ]
      : []),
    `\`search_${slug}\` finds pages by what they say.`,
  ].join('\n\n');
}
