import { type Block, type Item, paragraph } from '../block.ts';
import {
  childByClass,
  childElements,
  type Element,
  findByClass,
  findElement,
  hasClass,
} from './elements.ts';
import { codeSpan } from './escape-text.ts';
import { labelledItem } from './labelled.ts';
import { plainText } from './plain-text.ts';
import type { Reader } from './reader.ts';

/** The bar of an endpoint page: method and address, then the servers where there is a choice. */
export function readEndpoint(element: Element, reader: Reader): Block[] | undefined {
  const method = childByClass(element, 'wm-method');
  const path = findByClass(element, 'wm-endpoint-path');
  if (!method || !path) return undefined;
  const base = findByClass(element, 'wm-endpoint-base');
  const address = plainText([...(base ? [base] : []), path]);
  const options = findElement(element.children, ({ name }) => name === 'select');
  const servers = (options ? childElements(options) : []).map(({ children, attribs }): Item => {
    const note = reader.plain(attribs.title ?? '');
    const url = codeSpan(plainText(children));
    return { label: note === '' ? url : `${url}: ${note}`, blocks: [] };
  });
  return [
    ...paragraph(codeSpan(`${plainText([method])} ${address}`)),
    ...(servers.length > 0 ? [{ kind: 'list' as const, ordered: false, items: servers }] : []),
  ];
}

/** A parameter or field of an endpoint page, with what it says of itself and its own fields. */
export function readEndpointField(element: Element, reader: Reader): Item {
  const head = childByClass(element, 'wm-fh');
  const rest = element.children.filter((node) => node !== head);
  return labelledItem(head ? headText(head, reader) : '', reader.blocks(rest));
}

/** Type and labels where there is no name, as of a body that is no object. */
export function readFieldHead(element: Element, reader: Reader): Block[] {
  return paragraph(headText(element, reader));
}

function headText(head: Element, reader: Reader): string {
  const parts = childElements(head);
  const name = parts.findIndex((part) => hasClass(part, 'wm-fn'));
  const found = parts[name];
  const before = parts.slice(0, Math.max(name, 0));
  const texts = (some: readonly Element[]) =>
    some.map((part) => reader.inline([part])).filter(Boolean);
  const start = [...texts(before), ...(found ? [codeSpan(plainText([found]))] : [])].join(' ');
  return [start, texts(parts.slice(name + 1)).join(', ')].filter(Boolean).join(' ');
}
