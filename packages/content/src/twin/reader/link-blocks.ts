import type { Block, Item } from '../block.ts';
import type { Element } from './elements.ts';
import type { Reader } from './reader.ts';

/** A link around blocks: its first text leads there, as the whole of it does on the page. */
export function linkBlocks(element: Element, reader: Reader): Block[] {
  const { attribs } = element;
  const { href } = attribs;
  if (href === undefined || reader.inLink) return reader.blocks(element.children);
  const blocks = reader.withinLink.blocks(element.children);
  const wrap = (text: string) => reader.link(href, text);
  return (
    linkFirst(blocks, wrap, (text) => !text.startsWith('![')) ??
    linkFirst(blocks, wrap, () => true) ?? [
      { kind: 'paragraph', text: reader.link(href, attribs['aria-label'] ?? '') },
      ...blocks,
    ]
  );
}

/** The blocks with the first fitting text linked; undefined when there is none. */
function linkFirst(
  blocks: readonly Block[],
  wrap: (text: string) => string,
  fits: (text: string) => boolean,
): Block[] | undefined {
  for (const [index, block] of blocks.entries()) {
    const linked = linkBlock(block, wrap, fits);
    if (linked) return [...blocks.slice(0, index), linked, ...blocks.slice(index + 1)];
  }
  return undefined;
}

function linkBlock(
  block: Block,
  wrap: (text: string) => string,
  fits: (text: string) => boolean,
): Block | undefined {
  if (block.kind === 'paragraph' || block.kind === 'heading') {
    return fits(block.text) ? { ...block, text: wrap(block.text) } : undefined;
  }
  if (block.kind === 'list') {
    const [first, ...others] = block.items;
    const item = first && linkItem(first, wrap, fits);
    return item && { ...block, items: [item, ...others] };
  }
  if (block.kind !== 'part' && block.kind !== 'quote') return undefined;
  if (block.kind === 'part' && block.label) return { ...block, label: wrap(block.label) };
  const inner = linkFirst(block.blocks, wrap, fits);
  return inner && { ...block, blocks: inner };
}

function linkItem(
  item: Item,
  wrap: (text: string) => string,
  fits: (text: string) => boolean,
): Item | undefined {
  if (item.label) return { ...item, label: wrap(item.label) };
  const blocks = linkFirst(item.blocks, wrap, fits);
  return blocks && { ...item, blocks };
}
