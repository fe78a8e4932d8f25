import { loadFragment } from './sidebar-fragment.ts';

const panel = document.getElementById('sidebar');
const tree = panel?.querySelector<HTMLElement>('.wm-sidebar-scroll');

panel?.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('summary a');
  if (link) closeInsteadOfFollow(event, link);
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
 * The label of a group whose first page it opens (`interaction.drilldown`): when the group is
 * open, selecting it closes the group. A group's own page (`data-wm-page`) opens always.
 */
function closeInsteadOfFollow(event: MouseEvent, link: Element): void {
  const details = link.closest('details');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!plain || !details?.open || link.hasAttribute('data-wm-page')) return;
  event.preventDefault();
  details.open = false;
}

function openFragment(target: EventTarget | null): void {
  if (target instanceof HTMLDetailsElement && target.open) void loadFragment(target);
}
