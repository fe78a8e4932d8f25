import { allSay } from './annotations.ts';
import type { View } from './view.ts';

/** What a schema is shown for; `both` on the page of the schema itself. */
export type Direction = 'request' | 'response' | 'both';

/** `readOnly` properties are no part of requests, `writeOnly` ones none of responses. */
export function isHidden(view: View, direction: Direction): boolean {
  if (direction === 'request') return allSay(view, 'readOnly');
  return direction === 'response' && allSay(view, 'writeOnly');
}
