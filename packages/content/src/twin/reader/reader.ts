import type { Messages } from '@waymark/core/page';
import type { Block } from '../block.ts';
import { readBlocks } from './blocks.ts';
import { type ChildNode, collapseSpace } from './elements.ts';
import { destination, escapeText, linkTitle } from './escape-text.ts';
import { readInline } from './inline.ts';

/** Reads parts of a page; what the readers of components share. */
export interface Reader {
  /** Words of the interface, which name what components show. */
  readonly labels: Messages;
  readonly inLink: boolean;
  /** The same, for the text of a link: links in it are text. */
  readonly withinLink: Reader;
  blocks(nodes: readonly ChildNode[]): Block[];
  /** Markdown of one paragraph. */
  inline(nodes: readonly ChildNode[]): string;
  /** Text without markup as Markdown. */
  plain(text: string): string;
  /** @param text Markdown; nothing is left of a link without text that leads nowhere else */
  link(href: string, text: string, title?: string): string;
}

/** @param labels in the language of the page */
export function createReader(labels: Messages): Reader {
  const withinLink = complete(labels, true, () => withinLink);
  return complete(labels, false, () => withinLink);
}

function complete(labels: Messages, inLink: boolean, withinLink: () => Reader): Reader {
  const reader: Reader = {
    labels,
    inLink,
    get withinLink() {
      return withinLink();
    },
    blocks: (nodes) => readBlocks(nodes, reader),
    plain: (text) => escapeText(collapseSpace(text).trim(), inLink),
    inline: (nodes) => readInline(nodes, reader),
    link: linkMarkdown,
  };
  return reader;
}

function linkMarkdown(href: string, text: string, title?: string): string {
  if (text === '' && (href === '' || href.startsWith('#'))) return '';
  const target = destination(href);
  if (text === '' || text === target) {
    const isAbsolute = /^(?:https?|mailto):[^\s<>]+$/i.test(target);
    return isAbsolute ? `<${target}>` : `[${text || target}](${target})`;
  }
  return `[${text}](${target}${linkTitle(title)})`;
}
