import { decodeFragment } from './decode-fragment.ts';

/** Bubbles from an element that is about to be shown: what hides it opens. */
export const revealEvent = 'wm:reveal';

/** Opens everything around an element (tabs, views, details) without scrolling. */
export function reveal(target: Element): void {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }));
}

/**
 * The element that a fragment names: as in browsers the one with that very id first, since ids of tabs
 * are encoded themselves. A chain of accordions joined by `:` names the last one
 * (docs/format/pages.md#accordion).
 */
export function fragmentTarget(hash: string): Element | null {
  const id = decodeFragment(hash);
  if (id === '') return null;
  return (
    document.getElementById(hash.slice(1)) ??
    document.getElementById(id) ??
    document.getElementById(id.split(':').at(-1) ?? '')
  );
}

function revealFragment(): void {
  const target = fragmentTarget(location.hash);
  if (!target) return;
  reveal(target);
  target.scrollIntoView();
}

addEventListener('hashchange', revealFragment);
// Elements that answer are defined by modules of their own, all of which run before this event.
if (document.readyState === 'complete') revealFragment();
else document.addEventListener('DOMContentLoaded', revealFragment, { once: true });
