import type { Block } from '../block.ts';
import { childByClass, type Element } from './elements.ts';
import { strongLabel } from './labelled.ts';
import { plainText } from './plain-text.ts';
import type { Reader } from './reader.ts';

/** A step: an item of an ordered list, and a section where it can be linked to. */
export function readStep(element: Element, reader: Reader): Block[] | undefined {
  const content = childByClass(element, 'step-content');
  if (!content) return undefined;
  const title = childByClass(element, 'step-title');
  const { id, style = '' } = element.attribs;
  const number = /counter-set:\s*wm-step (\d+)/.exec(style)?.[1];
  const plain = title ? plainText(title.children) : '';
  const level = /^h([2-6])$/.exec(title?.name ?? '')?.[1];
  const label = title ? strongLabel(reader.inline(title.children)) : '';
  const item = {
    ...(label ? { label } : {}),
    ...(number ? { number: Number(number) } : {}),
    ...(id && plain
      ? { section: { id, title: plain, ...(level ? { level: Number(level) } : {}) } }
      : {}),
    blocks: reader.blocks(element.children.filter((node) => node !== title)),
  };
  return [{ kind: 'list', ordered: true, of: 'step', items: [item] }];
}

/** Steps count on where something else stands between them, and begin again after the last. */
export function readSteps(element: Element, reader: Reader): Block[] {
  let count = 0;
  return reader.blocks(element.children).map((block) => {
    if (block.kind !== 'list' || block.of !== 'step') return block;
    const items = block.items.map((item) => {
      count = item.number ?? count + 1;
      return { ...item, number: count };
    });
    return { kind: 'list', ordered: true, items };
  });
}
