import { type Block, type List, paragraph } from '../block.ts';
import { ContentComponent } from '../content-component.ts';
import { type ChildNode, type Element, isTag, isText } from './elements.ts';
import { readHtmlBlock } from './html-block.ts';
import { isBlock } from './is-block.ts';
import { isUnread } from './is-unread.ts';
import type { Reader } from './reader.ts';

/** The blocks of nodes; what stands between elements that break the line is a paragraph. */
export function readBlocks(nodes: readonly ChildNode[], reader: Reader): Block[] {
  const blocks: Block[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(...paragraph(reader.inline(line)));
    line = [];
  };
  for (const node of nodes) {
    if (isTag(node) ? isBlock(node) : !isText(node)) {
      endLine();
      if (isTag(node)) for (const block of readElement(node, reader)) addBlock(blocks, block);
    } else line.push(node);
  }
  endLine();
  return blocks;
}

function readElement(element: Element, reader: Reader): Block[] {
  if (element instanceof ContentComponent && element.form.kind === 'blocks') {
    return [...element.form.blocks(element, reader)];
  }
  const own = readHtmlBlock(element, reader);
  if (own) return own;
  return isUnread(element) ? [] : reader.blocks(element.children);
}

/** Items of components that follow each other are one list. */
function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && block.kind === 'list' && last.of && last.of === block.of) {
    const joined: List = { ...last, items: [...last.items, ...block.items] };
    blocks[blocks.length - 1] = joined;
  } else blocks.push(block);
}
