/**
 * Puts a sidebar or an article in place of another: it shows what the reader saw of that, with the
 * groups or accordions that the reader opened.
 *
 * @param exchange puts the new one into the page
 */
export function keepGroups(before: Element, after: Element, exchange: () => void): void {
  const opened = [...before.querySelectorAll('details')];
  const groups = [...after.querySelectorAll('details')];
  // As many are the same ones, one of which may have another label.
  const isRenamed = opened.length === groups.length;
  const labels = new Set(opened.filter(({ open }) => open).map(labelOf));
  for (const [at, group] of groups.entries()) {
    if (isRenamed ? opened[at]?.open : labels.has(labelOf(group))) group.open = true;
  }
  const top = before.querySelector(scrolled)?.scrollTop ?? 0;
  const isDrawn = before.matches(':popover-open');
  exchange();
  if (isDrawn && after instanceof HTMLElement) after.showPopover();
  const tree = after.querySelector(scrolled);
  if (tree) tree.scrollTop = top;
}

const scrolled = '.wm-sidebar-scroll';

function labelOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary')?.textContent.trim() ?? '';
}
