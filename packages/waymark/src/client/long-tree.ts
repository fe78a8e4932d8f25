import { loadFragment } from './sidebar-fragment.ts';

/** The panel is a column from this width on, whose tree scrolls; a drawer scrolls as a whole. */
const column = matchMedia('(min-width: 64rem)');

let observer: IntersectionObserver | undefined;

/** Fetches lists that the page was written without, each before it comes into sight. */
export function followLists(): void {
  observer?.disconnect();
  const root = document.querySelector(column.matches ? '.wm-sidebar-scroll' : '#sidebar');
  // Of a root that is an element all browsers know the margin.
  observer = new IntersectionObserver(load, { root, rootMargin: '150px 0px' });
  for (const list of document.querySelectorAll('#sidebar :is(ul, li)[data-wm-fragment]')) {
    observer.observe(list);
  }
}

function load(lists: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of lists)
    if (isIntersecting && target instanceof HTMLElement) void loadFragment(target);
}

column.addEventListener('change', followLists);
