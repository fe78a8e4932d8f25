import type { Block } from '../block.ts';
import { childElements, type Element, findByClass } from './elements.ts';
import type { Reader } from './reader.ts';

/** A colour: an item with its name and value, or its values for light and dark. */
export function readColor(element: Element, reader: Reader): Block[] | undefined {
  const value = findByClass(element, 'color-value');
  if (!value) return undefined;
  const name = findByClass(element, 'color-name');
  const modes = childElements(value);
  const values = (modes.length > 0 ? modes : [value]).map(({ children }) =>
    reader.inline(children),
  );
  const text = [name ? reader.inline(name.children) : '', values.join(', ')].filter(Boolean);
  return [
    { kind: 'list', ordered: false, of: 'color', items: [{ label: text.join(': '), blocks: [] }] },
  ];
}
