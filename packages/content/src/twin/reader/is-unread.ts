import type { Element } from './elements.ts';

/** Elements whose text is not shown; that of media is for browsers without them. */
const unreadTags = new Set([
  ...['script', 'style', 'noscript', 'link', 'meta', 'head', 'datalist'],
  ...['iframe', 'video', 'audio', 'object'],
]);

/** Whether an element of a page says nothing of what the page is about. */
export function isUnread(element: Element): boolean {
  // What an author shows to readers only (`Visibility`).
  if ('data-wm-humans' in element.attribs) return true;
  // The way back from a footnote.
  if ('data-footnote-backref' in element.attribs) return true;
  return unreadTags.has(element.name);
}
