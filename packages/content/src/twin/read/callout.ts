import { type Block, paragraph } from '../block.ts';
import { childByClass, type Element } from './elements.ts';
import type { Reader } from './reader.ts';

/** A callout: a quote that begins with what kind it is. */
export function readCallout(element: Element, reader: Reader): Block[] | undefined {
  const content = childByClass(element, 'callout-content');
  if (!content) return undefined;
  const title = childByClass(content, 'callout-title');
  const kind = childByClass(element, 'callout-icon')?.attribs['aria-label'] ?? '';
  const blocks = reader.blocks(content.children.filter((node) => node !== title));
  const heading = title ? reader.inline(title.children) : '';
  const label = [reader.plain(kind), heading].filter(Boolean).join(': ');
  return [{ kind: 'quote', blocks: label === '' ? blocks : labelled(label, heading, blocks) }];
}

function labelled(label: string, heading: string, blocks: readonly Block[]): Block[] {
  const strong = label.includes('**') ? label : `**${label}**`;
  const [first, ...rest] = blocks;
  if (heading !== '' || first?.kind !== 'paragraph') return [...paragraph(strong), ...blocks];
  return [...paragraph(`${strong} ${first.text}`), ...rest];
}
