import {
  type Block,
  contentBlocks,
  createReader,
  type PageText,
  pageText,
  paragraph,
} from '@waymark/content/text';
import { messages } from '@waymark/core/messages';
import type { Messages } from '@waymark/core/page';
import type { MarkdownBody, MarkdownSource } from '../../project/markdown-source.ts';
import { createBodyReader } from './markdown-body.ts';

/** Says what a page says as Markdown, in the order of the page. */
export type MakeMarkdown = (source: MarkdownSource) => Promise<PageText>;

/** Evaluates the pages of a site for their Markdown (`createBodyReader`). */
export function createMarkdownMaker(...site: Parameters<typeof createBodyReader>): MakeMarkdown {
  const read = createBodyReader(...site);
  const bodyBlocks = async (body: MarkdownBody, labels: Messages, examples: readonly Block[]) => {
    const nodes = await read(body, examples);
    try {
      return contentBlocks(nodes, labels);
    } catch {
      return [];
    }
  };
  return async ({ bodies, generated, hasColumn, isDescribed, lang, title }) => {
    const labels = messages(lang);
    const examples = generated ? [...generated.request, ...generated.response] : [];
    const writtenWith = async (shown: readonly Block[]) =>
      (await Promise.all(bodies.map((body) => bodyBlocks(body, labels, shown)))).flat();
    const written = await writtenWith(examples);
    const head = title ? titleBlocks(title, generated?.lead, labels) : [];
    if (!generated) return pageText(head, written);
    const { bar, description, reference } = generated;
    const above = hasColumn ? bar : [...bar, ...examples];
    const whole = pageText(head, [...above, ...written, ...description, ...reference]);
    if (isDescribed) return whole;
    const own = [...bar, ...(await writtenWith([]))];
    return { ...whole, markdown: pageText(head, own).markdown };
  };
}

/** Title and description of a page, and the link to its feed. */
function titleBlocks(
  { deprecated, description, feed, text }: NonNullable<MarkdownSource['title']>,
  lead: readonly Block[] | undefined,
  labels: Messages,
): Block[] {
  const reader = createReader(labels);
  const title = reader.plain(text);
  const shown = deprecated ? `${title} (${labels.deprecated})` : title;
  return [
    { kind: 'heading', level: 1, id: 'page-title', text: shown, plain: text },
    ...(lead ?? paragraph(reader.plain(description))),
    ...paragraph(feed ? reader.link(feed, labels.rssFeed) : ''),
  ];
}
