import { changedEvent } from './changed-event.ts';

/**
 * Fetches a list that the page was written without, in place of the one link that stands for it.
 * When that fails the link stays, and another call tries once more.
 *
 * @param place of the list: a large group that was opened, a list of a long tree, or the rest of a long list
 */
export async function loadFragment(place: HTMLElement): Promise<void> {
  const { wmFragment: url } = place.dataset;
  const stub = place.matches('details') ? place.querySelector('ul') : place;
  if (!url || !stub) return;
  delete place.dataset['wmFragment'];
  const entries = entriesFor(place, await fetchList(url));
  if (entries.length === 0) {
    place.dataset['wmFragment'] = url;
    return;
  }
  const hadFocus = stub.contains(document.activeElement);
  keepInSight(stub, () => stub.replaceWith(...entries));
  if (hadFocus) entries[0]?.querySelector('a')?.focus();
  for (const entry of entries) {
    restoreGroups(entry);
    markCurrent(place === stub ? entry : place);
  }
}

/** What of a list comes in a place: all of it, that of one of its groups, or some of its entries. */
function entriesFor({ dataset }: HTMLElement, list: Element | null): HTMLElement[] {
  const { wmAt: at, wmSlice: slice } = dataset;
  const found = at ? list?.children[Number(at)]?.querySelector(':scope > ul') : list;
  const all = slice ? [...(found?.children ?? [])].slice(...slice.split(' ').map(Number)) : [found];
  return all.flatMap((entry) => (entry ? [entry.cloneNode(true) as HTMLElement] : []));
}

/** Where a browser does not do it itself, what a reader sees stays where it is when what is above it grows. */
function keepInSight(stub: Element, change: () => void): void {
  const tree = stub.closest('.wm-sidebar-scroll');
  const isAbove = stub.getBoundingClientRect().bottom <= (tree?.getBoundingClientRect().top ?? 0);
  const before = tree?.scrollHeight ?? 0;
  change();
  if (tree && isAbove && !CSS.supports('overflow-anchor', 'auto'))
    tree.scrollTop += tree.scrollHeight - before;
}

const lists = new Map<string, Promise<Element | null>>();
addEventListener(changedEvent, () => lists.clear());

/** A list of a file, which is fetched once; `null` where that fails. */
async function fetchList(url: string): Promise<Element | null> {
  const fetched = lists.get(url) ?? fetchEntries(url).catch(() => null);
  lists.set(url, fetched);
  const list = await fetched;
  if (!list) lists.delete(url);
  return list;
}

/** None where a host sends a page in place of a file that it does not have. */
async function fetchEntries(url: string): Promise<Element | null> {
  const response = await fetch(url);
  const content = new DOMParser().parseFromString(await response.text(), 'text/html');
  return content.querySelector('[data-wm-entries] ul');
}

/** Opens and closes the groups of a list as the reader left them (`keepGroup` in `sidebar.ts`). */
function restoreGroups(list: HTMLElement): void {
  try {
    const kept = JSON.parse(sessionStorage['wmGroups'] ?? '{}');
    for (const group of list.querySelectorAll('details'))
      group.open = kept[group.dataset['wmGroup'] ?? ''] ?? group.open;
  } catch {
    // Storage is blocked: groups are as the site has them.
  }
}

/**
 * Marks the entry of this page and opens the groups around it: what is fetched is the same for all
 * pages.
 */
export function markCurrent(within: HTMLElement): void {
  const here = location.pathname.replace(/\/$/, '');
  const links = within.querySelectorAll<HTMLAnchorElement>(
    '[data-wm-sidebar] li > a:not([data-wm-fragment] a)',
  );
  for (const link of links) {
    if (link.pathname.replace(/\/$/, '') !== here || link.host !== location.host) continue;
    link.setAttribute('aria-current', 'page');
    for (let node = link.closest('details'); node && node !== within; ) {
      node.open = true;
      node = node.parentElement?.closest('details') ?? null;
    }
  }
}

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
