import type { Messages } from '@waymark/core/page';
import type { ChildNode } from 'domhandler';
import type { IndexedSection } from '../content-index/content-index.ts';
import type { Block } from './block.ts';
import { createReader } from './reader/reader.ts';
import { sectionsOf } from './write/sections.ts';
import { writeBlocks } from './write/write-blocks.ts';

/** What a page says, as Markdown. */
export interface PageText {
  /** Body without frontmatter. */
  readonly markdown: string;
  /** The same text cut at its headings. */
  readonly sections: readonly IndexedSection[];
}

/**
 * What the content of a page says, as blocks.
 *
 * @param labels words of the interface in the language of the page
 */
export function contentBlocks(nodes: readonly ChildNode[], labels: Messages): Block[] {
  return createReader(labels).blocks(nodes);
}

/**
 * Blocks as the Markdown of a page and its sections.
 *
 * @param head title and description of the page; the title is no section
 */
export function pageText(head: readonly Block[], body: readonly Block[]): PageText {
  const markdown = writeBlocks([...head, ...body]);
  const untitled = head.filter(({ kind }) => kind !== 'heading');
  return { markdown: markdown && `${markdown}\n`, sections: sectionsOf([...untitled, ...body]) };
}
