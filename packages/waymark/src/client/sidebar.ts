import { loadFragment } from './sidebar-fragment.ts';

// All of it is asked for when it is needed: `place.ts` may exchange the panel.
document.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('#sidebar summary');
  if (summary instanceof HTMLElement) drillDown(event, summary);
});

// `toggle` does not bubble, so it is caught on its way down.
document.addEventListener('toggle', ({ target }) => openFragment(target), true);
for (const details of document.querySelectorAll('#sidebar details[open]')) openFragment(details);

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

function openFragment(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement && target.open && target.closest('#sidebar')) {
    void loadFragment(target);
  }
}
