import { loadFragment } from './sidebar-fragment.ts';

const panel = document.getElementById('sidebar');
const tree = panel?.querySelector<HTMLElement>('.wm-sidebar-scroll');

panel?.addEventListener('click', (event) => {
  const summary = event.target instanceof Element && event.target.closest('summary');
  if (summary instanceof HTMLElement) drillDown(event, summary);
});

// `toggle` does not bubble, so it is caught on its way down.
panel?.addEventListener('toggle', ({ target }) => openFragment(target), true);
for (const details of panel?.querySelectorAll('details[open]') ?? []) openFragment(details);

// The panel is a column on wide screens: a drawer left open there would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => panel?.hidePopover?.());

addEventListener('pagehide', () => {
  try {
    if (tree) sessionStorage.setItem('wm-sidebar-scroll', String(tree.scrollTop));
  } catch {
    // Storage is blocked: the next page scrolls to its own entry.
  }
});

/**
 * With `interaction.drilldown`, selecting a collapsed group opens its first page. An open group is
 * closed, as the browser does it anyway.
 */
function drillDown(event: MouseEvent, summary: HTMLElement): void {
  const url = summary.dataset['wmHref'];
  const details = summary.parentElement;
  if (!url || !(details instanceof HTMLDetailsElement) || details.open) return;
  event.preventDefault();
  if (event.metaKey || event.ctrlKey) open(url);
  else location.assign(url);
}

function openFragment(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement && target.open) void loadFragment(target);
}
