import { loadFragment, markCurrent } from './sidebar-fragment.ts';

const root = document.documentElement;
const { dataset } = root;
/** Milliseconds after which a chrome that does not come is no longer waited for. */
const patience = 4000;

/**
 * Puts the chrome of a division in place of that which the page came with.
 *
 * @throws when it cannot be fetched
 */
export async function showIn(place: string): Promise<void> {
  const [chrome, parts] = await Promise.all(
    [dataset['wmChrome']?.replace('*', place), dataset['wmParts']].map(load),
  );
  const own = parts?.querySelector<HTMLElement>(`[data-wm-parts="${place}"]`);
  const frame = chrome?.querySelector<HTMLElement>('[data-wm-chrome]');
  if (!own || !frame) throw new Error(`Nothing is known of the division ${place}.`);
  replaceChrome(frame);
  replaceParts(own);
  await showCurrent(own.dataset['fragments']?.split(' ') ?? []);
}

async function load(url: string | undefined): Promise<Document> {
  const response = await fetch(url ?? '', { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function replaceChrome(frame: HTMLElement): void {
  const known = document.querySelectorAll<HTMLAnchorElement>('a[data-wm-division]');
  const keys = document.querySelector('.wm-search kbd')?.textContent;
  const links = new Map([...known].map((link) => [link.dataset['wmDivision'], link]));
  for (const id of ['navbar', 'sidebar', 'footer']) {
    const part = frame.querySelector(`#${id}`);
    if (part) document.getElementById(id)?.replaceWith(part);
  }
  // Those of the system (`opener.ts`).
  for (const key of document.querySelectorAll('.wm-search kbd')) key.textContent = keys ?? null;
  redirect([...links.values()]);
  root.lang = frame.lang;
  root.dir = frame.dir;
  if (frame.dataset['tabs']) dataset['tabs'] = frame.dataset['tabs'];
  else delete dataset['tabs'];
}

function replaceParts(own: HTMLElement): void {
  redirect(own.querySelectorAll<HTMLAnchorElement>(':scope > a'));
  const line = own.querySelector('[data-wm-part="mobile"]');
  document.querySelector('.wm-mobile-nav')?.replaceWith(...(line?.childNodes ?? []));
  for (const part of document.querySelectorAll<HTMLElement>('.wm-part')) {
    const name = part.dataset['wmPart'];
    part.replaceChildren(...(own.querySelector(`[data-wm-part="${name}"]`)?.childNodes ?? []));
  }
}

/** Gives the switchers of the new chrome, which knows no page, the targets for this page. */
function redirect(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    const division = link.dataset['wmDivision'];
    for (const entry of document.querySelectorAll(`a[data-wm-division="${division}"]`)) {
      for (const name of ['href', 'data-wm-to', 'data-wm-choice']) {
        const value = link.getAttribute(name);
        if (value === null) entry.removeAttribute(name);
        else entry.setAttribute(name, value);
      }
    }
  }
}

/** Opens the groups around the page, those that are fetched too, and scrolls to its entry. */
async function showCurrent(fragments: readonly string[]): Promise<void> {
  const panel = document.getElementById('sidebar');
  if (!panel) return;
  for (const url of fragments) {
    const places = panel.querySelectorAll<HTMLElement>(`[data-wm-fragment="${CSS.escape(url)}"]`);
    await Promise.all([...places].map(loadFragment));
  }
  markCurrent(panel);
  // `inline/sidebar-scroll.js` listens.
  dispatchEvent(new Event('wm-sidebar'));
}
