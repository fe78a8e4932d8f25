import { changedEvent } from './changed-event.ts';

// All of it is asked for when it is needed: `place.ts` may exchange the panel.
document.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('#sidebar summary');
  if (!(summary instanceof HTMLElement)) return;
  const group = summary.parentElement as HTMLDetailsElement;
  drillDown(event, group, summary.dataset);
  if (!event.defaultPrevented) keepGroup(group);
});

// A list is there, mostly, when the group that is pointed at or has the focus is opened.
for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    const summary = target instanceof Element ? target.closest('#sidebar summary') : null;
    const group = summary?.parentElement;
    if (group?.matches('[data-wm-fragment]')) void loadFragment(group);
  });
}

// `toggle` does not bubble, so it is caught on its way down.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('#sidebar details[open][data-wm-fragment]')) void loadFragment(target);
    if (target.matches('#sidebar:popover-open')) showEntry(target);
  },
  true,
);

// The lists of large groups that the reader opened before are loaded; then the tree has its length.
const kept = document.querySelectorAll<HTMLElement>('#sidebar details[open][data-wm-fragment]');
if (kept.length > 0) {
  // `inline/sidebar-scroll.js` listens.
  void Promise.all([...kept].map(loadFragment)).then(() => dispatchEvent(new Event('wm-sidebar')));
}

followLists();
// `show-in-place.ts` has exchanged the panel.
addEventListener('wm-sidebar', followLists);
addEventListener(changedEvent, followLists);

// The panel is a column on wide screens: a drawer left open there would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => {
  document.getElementById('sidebar')?.hidePopover?.();
});

// Followed, as a page that is left would be laid out once more to tell it.
let scrollTop = document.querySelector('.wm-sidebar-scroll')?.scrollTop;
document.addEventListener(
  'scroll',
  ({ target }) => {
    if (target instanceof Element && target.matches('.wm-sidebar-scroll'))
      scrollTop = target.scrollTop;
  },
  { capture: true, passive: true },
);
addEventListener('pagehide', () => {
  try {
    if (scrollTop !== undefined) sessionStorage.setItem('wm-sidebar-scroll', String(scrollTop));
  } catch {
    // Storage is blocked: the next page scrolls to its own entry.
  }
});

/** Most pages have all of their tree. */
async function loadFragment(group: HTMLElement): Promise<void> {
  await (await import('./sidebar-fragment.ts')).loadFragment(group);
}

/** A long tree or list has what is around the entry of the page; all else comes when it is in sight. */
async function followLists(): Promise<void> {
  if (document.querySelector('#sidebar :is(ul, li)[data-wm-fragment]'))
    (await import('./sidebar-fragment.ts')).followLists();
}

/**
 * With `interaction.drilldown`, selecting a group opens its first page. Where only the theme has it
 * so, an open group is closed, as the browser does it anyway.
 */
function drillDown(
  event: MouseEvent,
  group: HTMLDetailsElement,
  { wmHref, wmForced: forced }: DOMStringMap,
): void {
  if (wmHref === undefined || (group.open && !forced)) return;
  const url = wmHref || group.querySelector('a')?.href;
  if (!url) return;
  event.preventDefault();
  if (event.metaKey || event.ctrlKey) open(url);
  else if (new URL(url, location.href).pathname === location.pathname) group.open = true;
  else location.assign(url);
}

/** Keeps what a reader makes of a group, for `inline/sidebar-scroll.js`. It is closed or opened next. */
function keepGroup({ dataset: { wmGroup: key }, open }: HTMLDetailsElement): void {
  if (!key) return;
  try {
    const groups = JSON.parse(sessionStorage['wmGroups'] ?? '{}');
    groups[key] = !open;
    sessionStorage['wmGroups'] = JSON.stringify(groups);
  } catch {
    // Storage is blocked: groups are on the next page as the site has them.
  }
}

/** Pixels below the current entry of a drawer that was scrolled to: some entries after it are in sight. */
const roomBelow = 96;

/** Shows the current entry of a drawer, which scrolls as a whole: only as far as need be, as its switchers come first. */
function showEntry(drawer: HTMLElement): void {
  const entry = drawer.querySelector('[data-wm-sidebar] [aria-current]');
  if (!entry) return;
  const below = entry.getBoundingClientRect().bottom - drawer.getBoundingClientRect().bottom;
  if (below > 0) drawer.scrollTop += below + roomBelow;
}
