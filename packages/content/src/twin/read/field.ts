import type { Block } from '../block.ts';
import { childByClass, childElements, type Element } from './elements.ts';
import { labelledItem } from './labelled.ts';
import type { Reader } from './reader.ts';

/** A parameter or field: an item with its name, type and what else is said in its head. */
export function readField(element: Element, reader: Reader): Block[] | undefined {
  const head = childByClass(element, 'param-head');
  const content = childByClass(element, 'field-content');
  if (!content) return undefined;
  const rest = element.children.filter((node) => node !== head);
  const label = head ? fieldLabel(head, reader) : '';
  const item = labelledItem(label, reader.blocks(rest));
  return [{ kind: 'list', ordered: false, of: 'field', items: [item] }];
}

function fieldLabel(head: Element, reader: Reader): string {
  const [before, name, info, after] = [
    'field-meta-pre',
    'field-name',
    'field-meta',
    'field-meta-post',
  ].map((part) => childByClass(head, part));
  const start = [...pills(before, reader), name ? reader.inline(name.children) : ''];
  const end = [...pills(info, reader), ...pills(after, reader)];
  return [start.filter(Boolean).join(' '), end.join(', ')].filter(Boolean).join(' ');
}

function pills(element: Element | undefined, reader: Reader): string[] {
  return (element ? childElements(element) : [])
    .map(({ children }) => reader.inline(children))
    .filter(Boolean);
}
