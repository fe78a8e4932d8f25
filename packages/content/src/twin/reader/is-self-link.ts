import { decoded } from '@waymark/core/page';
import type { Element } from './elements.ts';

/** How far the element with the id is above the link. */
const farthest = 4;

/** Whether a link leads to what it stands in: titles do, so that their address can be copied. */
export function isSelfLink(link: Element): boolean {
  const { href = '' } = link.attribs;
  if (href.length < 2 || !href.startsWith('#')) return false;
  const target = decoded(href.slice(1));
  let { parent } = link;
  for (let depth = 0; depth < farthest && parent !== null; depth++) {
    if (!('attribs' in parent)) return false;
    if (parent.attribs.id === target) return true;
    parent = parent.parent;
  }
  return false;
}
