import type { IndexedSection } from '../content-index/content-index.ts';
import type { Block } from './block.ts';
import { parseArticle } from './read/article.ts';
import type { Element } from './read/elements.ts';
import { createReader } from './read/reader.ts';
import { sectionsOf } from './write/sections.ts';
import { writeBlocks } from './write/write-blocks.ts';

/** What a rendered page says, as Markdown. */
export interface PageText {
  /** Body without frontmatter, from the level-1 heading on. */
  readonly markdown: string;
  /** The same text cut at its headings. */
  readonly sections: readonly IndexedSection[];
}

export interface PageTextOptions {
  /**
   * Gives an address as the twin has it: called with every address of links, pictures and media,
   * as it stands in the HTML.
   */
  readonly link?: (href: string) => string;
}

/**
 * The Markdown twin of a page and its sections.
 *
 * @param html the whole page, or the element `data-wm-content` of it; HTML without one says nothing
 */
export function pageText(html: string, options: PageTextOptions = {}): PageText {
  return articleText(parseArticle(html), options);
}

/** The same of an article that is parsed already. */
export function articleText(article: Element | undefined, options: PageTextOptions = {}): PageText {
  const reader = createReader(options.link ?? ((href) => href));
  const blocks = article ? reader.blocks(article.children) : [];
  return { markdown: ended(writeBlocks(blocks)), sections: sectionsOf(withoutTitle(blocks)) };
}

/** The title of the page is no section. */
function withoutTitle(blocks: readonly Block[]): Block[] {
  const title = blocks.findIndex(({ kind }) => kind === 'heading');
  const found = blocks[title];
  const isTitle = found?.kind === 'heading' && found.id === 'page-title';
  return blocks.filter((_, index) => !isTitle || index !== title);
}

function ended(markdown: string): string {
  return markdown === '' ? '' : `${markdown}\n`;
}
