import { hasModifier } from './has-modifier.ts';

const { dataset } = document.documentElement;

if (dataset['wmEntering'] !== undefined) void enter(dataset['wmPlace'] ?? '');

document.addEventListener('click', choose);

// The page comes back as it was left, with the division that it was shown in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) remember(dataset['wmPlace'] ?? '');
});

/** Opens the page that a link to a division names, shown in that division. */
function choose(event: MouseEvent): void {
  const { target, button, defaultPrevented } = event;
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-wm-choice]');
  if (!link || defaultPrevented || button || hasModifier(event)) return;
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

/** Shows the page in a division; where that fails, in the one that lists it first. */
async function enter(place: string): Promise<void> {
  try {
    // Few pages are entered so: the others do not load the code.
    const { showIn } = await import('./show-in-place.ts');
    await showIn(place);
  } catch {
    const [first = ''] = dataset['wmPlaces']?.split(' ') ?? [];
    dataset['wmPlace'] = first;
    remember(first);
  }
  delete dataset['wmEntering'];
}
