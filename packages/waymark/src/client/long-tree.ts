import { loadFragment } from './sidebar-fragment.ts';

/** Fetches lists that the page was written without, each before it comes into sight. */
export function followLists(lists: Iterable<Element>): void {
  observer.disconnect();
  for (const list of lists) observer.observe(list);
}

const observer = new IntersectionObserver(
  (lists) => {
    for (const { isIntersecting, target } of lists)
      if (isIntersecting && target instanceof HTMLElement) void loadFragment(target);
  },
  { scrollMargin: '300px' },
);
