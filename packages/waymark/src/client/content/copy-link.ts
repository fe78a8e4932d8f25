import { copyText } from '../confirm-copied.ts';

/**
 * Links of headings, steps, updates and fields to themselves. On pages of endpoints one attribute
 * around them stands for that of thousands of links.
 */
const ownLinks = 'a:is(.wm-heading-link, [data-wm-copy-link]), [data-wm-reference] a.wm-fn';

/**
 * A link to a place of the page also puts its address into the clipboard
 * (docs/format/pages.md#steps, docs/format/pages.md#fields, docs/format/pages.md#updates).
 */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(ownLinks);
  if (!link || !navigator.clipboard) return;
  const text = link.closest<HTMLElement>('[data-copied]')?.dataset.copied ?? '';
  link.dataset.copied = text;
  void copyText(link.href, link, text, link.parentElement ?? link);
});
