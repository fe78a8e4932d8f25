import type { Block } from '../block.ts';
import { childByClass, type Element } from './elements.ts';
import { strongLabel } from './labelled.ts';
import type { Reader } from './reader.ts';

/** A panel with its title: of tabs, of views. */
export function readTitled(element: Element, name: string, reader: Reader): Block[] | undefined {
  const title = childByClass(element, name);
  if (!title) return undefined;
  const rest = element.children.filter((node) => node !== title);
  const label = strongLabel(reader.inline(title.children));
  return [{ kind: 'part', label, blocks: reader.blocks(rest) }];
}
