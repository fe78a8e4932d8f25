import { loadFragment } from './sidebar-fragment.ts';

/** What a page needs only where its reader has opened something. */
const kept = () => import('./kept-groups.ts');
const keptFragments = '#sidebar details[open][data-wm-fragment]';

// All of it is asked for when it is needed: `place.ts` may exchange the panel.
document.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('#sidebar summary');
  if (!(summary instanceof HTMLElement)) return;
  drillDown(event, summary);
  if (!event.defaultPrevented) void kept().then(({ keepGroup }) => keepGroup(summary));
});

// `toggle` does not bubble, so it is caught on its way down.
document.addEventListener(
  'toggle',
  ({ target }) => {
    void openFragment(target);
    if (target instanceof HTMLElement && target.matches('#sidebar:popover-open')) {
      void kept().then(({ centre }) => centre(target));
    }
  },
  true,
);
// The lists of large groups that the reader opened before.
if (document.querySelector(keptFragments)) void kept().then(({ openKept }) => openKept());

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
