import { type Element, findByClass } from './elements.ts';
import type { Reader } from './reader.ts';

/** A word and what its tooltip says, in brackets. */
export function readTooltip(element: Element, reader: Reader): string {
  const [word = '', headline = '', tip = '', more = ''] = [
    'tooltip',
    'tooltip-headline',
    'tooltip-tip',
    'tooltip-cta',
  ].map((name) => {
    const part = findByClass(element, name);
    return part ? reader.inline(name === 'tooltip-cta' ? [part] : part.children) : '';
  });
  const note = [headline && tip ? `${headline}: ${tip}` : headline + tip, more].filter(Boolean);
  return note.length === 0 ? word : `${word} (${note.join(' ')})`;
}
