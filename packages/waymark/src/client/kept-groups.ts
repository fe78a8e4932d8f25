import { loadFragment } from './sidebar-fragment.ts';

/** Keeps that a reader opens or closes the group of a summary, for `inline/sidebar-scroll.js`. */
export function keepGroup(summary: HTMLElement): void {
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement) || !details.dataset['wmGroup']) return;
  try {
    const groups = JSON.parse(sessionStorage.getItem('wm-groups') ?? '{}');
    groups[details.dataset['wmGroup']] = details.open;
    sessionStorage.setItem('wm-groups', JSON.stringify(groups));
  } catch {
    // Storage is blocked: groups are on the next page as the site has them.
  }
}

/** Loads the lists of the large groups that the reader opened before; then the tree has its length. */
export async function openKept(): Promise<void> {
  const groups = [
    ...document.querySelectorAll<HTMLDetailsElement>('#sidebar details[open][data-wm-fragment]'),
  ];
  await Promise.all(groups.map(loadFragment));
  // `inline/sidebar-scroll.js` listens.
  dispatchEvent(new Event('wm-sidebar'));
}

/** Shows the current entry of a drawer, which scrolls as a whole. */
export function centre(drawer: HTMLElement): void {
  const entry = drawer.querySelector('[data-wm-sidebar] [aria-current]')?.getBoundingClientRect();
  if (entry) drawer.scrollTop += entry.top - drawer.clientHeight / 2;
}
