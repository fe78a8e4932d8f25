import { type Element, hasClass, mainClass } from '../reader/elements.ts';

/** Elements whose text is not shown; that of media is for browsers without them. */
const unreadTags = new Set([
  ...['script', 'style', 'noscript', 'link', 'meta', 'head', 'datalist'],
  ...['iframe', 'video', 'audio', 'object', 'wm-views', 'wm-expand', 'wm-image-zoom', 'wm-try-it'],
]);

/**
 * The theme's own controls, and what says once more what stands beside it: titles of tabs stand
 * in their panels, the drawing of a formula beside its source.
 */
const unreadClasses = new Set([
  ...[
    'wm-eyebrow',
    'wm-breadcrumbs',
    'code-block-actions',
    'code-group-tab-bar',
    'tabs-list',
    'expandable-show',
  ],
  ...['expandable-hide', 'mermaid-view', 'mermaid-controls-wrapper', 'prompt-actions'],
  ...['katex-html', 'step-line', 'copy-status', 'wm-copy', 'wm-choices', 'wm-select-bar'],
  ...['wm-page-actions', 'data-footnote-backref'],
]);

/** Whether an element of a built page says nothing of what the page is about. */
export function isControl(element: Element): boolean {
  // What an author shows to readers only (`Visibility`).
  if ('data-wm-humans' in element.attribs) return true;
  if (unreadTags.has(element.name)) return true;
  // Markdown has a sign for footnotes.
  if (element.attribs.id === 'footnote-label') return true;
  const name = mainClass(element);
  // The text with the mistake is read; that it is one is for those who look at the page.
  if (hasClass(element, 'wm-mistake')) return true;
  if (name === '') return false;
  if (name === 'wm-icon-part') return element.attribs['aria-label'] === undefined;
  return unreadClasses.has(name) || hasClass(element, 'code-block-actions');
}
