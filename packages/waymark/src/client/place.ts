import { loadFragment, markCurrent } from './sidebar-fragment.ts';

const root = document.documentElement;
const { dataset } = root;
/** Milliseconds after which a chrome that does not come is no longer waited for. */
const patience = 4000;

if (dataset['wmEntering'] !== undefined) void enter(dataset['wmPlace'] ?? '');

document.addEventListener('click', choose);

// The page comes back as it was left, with the division that it was shown in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) remember(dataset['wmPlace'] ?? '');
});

/** Opens the page that a link to a division names, shown in that division. */
function choose(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-wm-choice]');
  if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const place = link.dataset['wmChoice'] ?? '';
  const { pathname, href } = new URL(link.dataset['wmTo'] ?? '', location.href);
  // Without storage the link leads to a page that needs no choice.
  if (!remember(place)) return;
  event.preventDefault();
  if (pathname !== location.pathname) {
    location.assign(href);
    return;
  }
  history.replaceState({ ...history.state, wmPlace: place }, '');
  location.reload();
}

function remember(place: string): boolean {
  try {
    sessionStorage.setItem(`wm-place ${dataset['wmHome']}`, place);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts the chrome of a division in place of that which the page came with. If it cannot be
 * fetched, the page is shown where it is listed first.
 */
async function enter(place: string): Promise<void> {
  try {
    const [chrome, parts] = await Promise.all(
      [dataset['wmChrome']?.replace('*', place), dataset['wmParts']].map(load),
    );
    const own = parts?.querySelector<HTMLElement>(`[data-wm-parts="${place}"]`);
    const frame = chrome?.querySelector<HTMLElement>('[data-wm-chrome]');
    if (!own || !frame) throw new Error(`Nothing is known of the division ${place}.`);
    replaceChrome(frame);
    replaceParts(own);
    await showCurrent(JSON.parse(own.dataset['groups'] ?? '[]'));
  } catch {
    const [first = ''] = dataset['wmPlaces']?.split(' ') ?? [];
    dataset['wmPlace'] = first;
    remember(first);
  }
  delete dataset['wmEntering'];
}

async function load(url: string | undefined): Promise<Document> {
  const response = await fetch(url ?? '', { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function replaceChrome(frame: HTMLElement): void {
  const known = document.querySelectorAll<HTMLAnchorElement>('a[data-wm-division]');
  const links = new Map([...known].map((link) => [link.dataset['wmDivision'], link]));
  for (const id of ['navbar', 'sidebar', 'footer']) {
    const part = frame.querySelector(`#${id}`);
    if (part) document.getElementById(id)?.replaceWith(part);
  }
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
async function showCurrent(groups: readonly string[]): Promise<void> {
  const panel = document.getElementById('sidebar');
  if (!panel) return;
  for (const id of groups) {
    const details = panel.querySelector<HTMLDetailsElement>(
      `details[data-wm-group="${CSS.escape(id)}"]`,
    );
    if (!details) continue;
    await loadFragment(details);
    details.open = true;
  }
  markCurrent(panel);
  const tree = panel.querySelector('.wm-sidebar-scroll');
  const entry = panel.querySelector('[data-wm-page][aria-current]');
  if (!tree || !entry) return;
  tree.scrollTop = Number(sessionStorage.getItem('wm-sidebar-scroll'));
  const [box, view] = [entry.getBoundingClientRect(), tree.getBoundingClientRect()];
  if (box.top < view.top || box.bottom > view.bottom) {
    tree.scrollTop += box.top - view.top - view.height / 3;
  }
}
