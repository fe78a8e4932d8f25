import { loadFragment } from './sidebar-fragment.ts';

// All of it is asked for when it is needed: `place.ts` may exchange the panel.
document.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('#sidebar summary');
  if (!(summary instanceof HTMLElement)) return;
  drillDown(event, summary);
  if (!event.defaultPrevented) keepGroup(summary.parentElement);
});

// `toggle` does not bubble, so it is caught on its way down.
document.addEventListener(
  'toggle',
  ({ target }) => {
    void openFragment(target);
    if (target instanceof HTMLElement && target.matches('#sidebar:popover-open')) centre(target);
  },
  true,
);
void openKept();

// The panel is a column on wide screens: a drawer left open there would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  document.getElementById('sidebar')?.hidePopover?.();
});

addEventListener('pagehide', () => {
  const tree = document.querySelector('.wm-sidebar-scroll');
  try {
    if (tree) sessionStorage.setItem('wm-sidebar-scroll', String(tree.scrollTop));
  } catch {
    // Storage is blocked: the next page scrolls to its own entry.
  }
});

/**
 * With `interaction.drilldown`, selecting a group opens its first page. Where only the theme has it
 * so, an open group is closed, as the browser does it anyway.
 */
function drillDown(event: MouseEvent, summary: HTMLElement): void {
  const { wmHref: url, wmForced: forced } = summary.dataset;
  const details = summary.parentElement;
  if (!url || !(details instanceof HTMLDetailsElement) || (details.open && !forced)) return;
  event.preventDefault();
  if (event.metaKey || event.ctrlKey) open(url);
  else if (new URL(url, location.href).pathname === location.pathname) details.open = true;
  else location.assign(url);
}

async function openFragment(target: EventTarget | null): Promise<void> {
  if (target instanceof HTMLDetailsElement && target.open && target.closest('#sidebar')) {
    await loadFragment(target);
  }
}

/** Loads the lists of the large groups that the reader opened before; then the tree has its length. */
async function openKept(): Promise<void> {
  const groups = [...document.querySelectorAll('#sidebar details[open][data-wm-fragment]')];
  if (groups.length === 0) return;
  await Promise.all(groups.map(openFragment));
  // `inline/sidebar-scroll.js` listens.
  dispatchEvent(new Event('wm-sidebar'));
}

/** Keeps what a reader makes of a group, for `inline/sidebar-scroll.js`. It is closed or opened next. */
function keepGroup(details: HTMLElement | null): void {
  if (!(details instanceof HTMLDetailsElement) || !details.dataset['wmGroup']) return;
  try {
    const groups = JSON.parse(sessionStorage.getItem('wm-groups') ?? '{}');
    groups[details.dataset['wmGroup']] = !details.open;
    sessionStorage.setItem('wm-groups', JSON.stringify(groups));
  } catch {
    // Storage is blocked: groups are on the next page as the site has them.
  }
}

/** The drawer scrolls as a whole. */
function centre(drawer: HTMLElement): void {
  const entry = drawer.querySelector('[data-wm-sidebar] [aria-current]')?.getBoundingClientRect();
  if (entry) drawer.scrollTop += entry.top - drawer.clientHeight / 2;
}
