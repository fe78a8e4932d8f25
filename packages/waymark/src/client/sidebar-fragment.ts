/**
 * Fetches the list of a large group when it is first opened, in place of the one link that stands
 * for it. When that fails the link stays, and opening the group again tries once more.
 */
export async function loadFragment(details: HTMLElement): Promise<void> {
  const url = details.dataset['wmFragment'];
  const list = details.querySelector('ul');
  if (!url || !list) return;
  delete details.dataset['wmFragment'];
  const entries = await fetchEntries(url).catch(() => null);
  if (entries) {
    list.replaceWith(entries);
    markCurrent(details);
  } else details.dataset['wmFragment'] = url;
}

/** None where a host sends a page in place of a file that it does not have. */
async function fetchEntries(url: string): Promise<Element | null> {
  const response = await fetch(url);
  const content = new DOMParser().parseFromString(await response.text(), 'text/html');
  return content.querySelector('[data-wm-entries] ul');
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
