/**
 * Fetches a list that the page was written without, in place of the one link that stands for it.
 * When that fails the link stays, and another call tries once more.
 *
 * @param place of the list: a large group that was opened, or a list of a long tree
 */
export async function loadFragment(place: HTMLElement): Promise<void> {
  const { wmAt: at, wmFragment: url } = place.dataset;
  const list = place.matches('ul') ? place : place.querySelector('ul');
  if (!url || !list) return;
  delete place.dataset['wmFragment'];
  const fetched = await fetchList(url);
  const found = at ? fetched?.children[Number(at)]?.querySelector(':scope > ul') : fetched;
  if (!found) {
    place.dataset['wmFragment'] = url;
    return;
  }
  const entries = found.cloneNode(true) as HTMLElement;
  const hadFocus = list.contains(document.activeElement);
  list.replaceWith(entries);
  if (hadFocus) entries.querySelector('a')?.focus();
  restoreGroups(entries);
  markCurrent(place === list ? entries : place);
}

const lists = new Map<string, Promise<Element | null>>();

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
