import type { Item } from '../block.ts';
import { childByClass, childElements, type Element, findByClass, hasClass } from './elements.ts';
import type { Reader } from './reader.ts';

/** A file or folder of a tree, with what is in it. */
export function readTreeItem(element: Element, reader: Reader): Item {
  const holder = childElements(element).find(({ name }) => name === 'details') ?? element;
  const row = childByClass(holder, 'tree-row');
  const [name, comment] = ['tree-name', 'tree-comment'].map((part) => {
    const found = row && findByClass(row, part);
    return found ? reader.inline(found.children) : '';
  });
  const folder = hasClass(element, 'tree-folder') && name ? `${name}/` : name;
  return {
    label: [folder, comment].filter(Boolean).join(': '),
    blocks: reader.blocks(holder.children.filter((child) => child !== row)),
  };
}
