import './reveal.ts';

/** Ids of the accordions around an element, outermost first. */
function accordionIds(element: Element | null): string[] {
  const accordion = element?.closest<HTMLElement>('[data-wm-accordion]');
  if (!accordion) return [];
  return [...accordionIds(accordion.parentElement), accordion.dataset.wmAccordion ?? ''];
}

/**
 * Keeps the open accordion in the address: the ids from the outermost to the innermost one, joined
 * by `:`. Closing one leaves the ids of those around it (docs/format/pages.md#accordion).
 */
function recordAccordion({ target }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const accordion = summary?.parentElement;
  if (!(accordion instanceof HTMLDetailsElement) || !accordion.dataset.wmAccordion) return;
  if (!document.hasFocus()) return;
  // The click comes before the state changes: what is open now is about to close.
  const ids = accordionIds(accordion.open ? accordion.parentElement : accordion);
  const fragment = ids.length > 0 ? `#${ids.map(encodeURIComponent).join(':')}` : '';
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

document.addEventListener('click', recordAccordion);
