import { type Block, paragraph } from '../block.ts';
import { type ChildNode, isTag } from './elements.ts';
import type { Reader } from './reader.ts';

/** Blocks; where nodes hold nothing but icons, the names of these, which then say what is meant. */
export function blocksOrIcons(nodes: readonly ChildNode[], reader: Reader): Block[] {
  const blocks = reader.blocks(nodes);
  return blocks.length > 0 ? blocks : paragraph(reader.plain(iconNames(nodes).join(', ')));
}

function iconNames(nodes: readonly ChildNode[]): string[] {
  return nodes.filter(isTag).flatMap(({ attribs, children }) => {
    const name = attribs['data-wm-icon'];
    return name ? [name] : iconNames(children);
  });
}
