import { hasModifier } from './has-modifier.ts';

const items = 'a, button';

/**
 * A menu made of `<details>`: script adds what a keyboard user expects of one. Escape closes and
 * returns the focus, the arrow keys move, a click elsewhere or leaving with Tab closes.
 */
class WaymarkMenu extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details');
    if (!details) return;
    this.addEventListener('keydown', (event) => onKey(event, details));
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) details.open = false;
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !this.contains(target)) details.open = false;
    });
  }
}

function onKey(event: KeyboardEvent, details: HTMLDetailsElement): void {
  if (event.key === 'Escape' && details.open) {
    details.open = false;
    details.querySelector('summary')?.focus();
    // The drawer around the menu stays open.
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (hasModifier(event)) return;
  const list = [
    ...(details.querySelector('ul')?.querySelectorAll<HTMLElement>(items) ?? []),
  ].filter(isOffered);
  const target = nextItem(event.key, list);
  if (!target) return;
  event.preventDefault();
  details.open = true;
  target.focus();
}

/** Entries that the site has nothing for are hidden by styles. */
function isOffered(item: HTMLElement): boolean {
  const entry = item.closest('li');
  return !entry || getComputedStyle(entry).display !== 'none';
}

/** The item that a key leads to; from the button, down is the first and up the last. */
function nextItem(key: string, list: readonly HTMLElement[]): HTMLElement | undefined {
  const current = list.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return list[(current + 1) % list.length];
    case 'ArrowUp':
      return list.at(current <= 0 ? -1 : current - 1);
    case 'Home':
      return current < 0 ? undefined : list[0];
    case 'End':
      return current < 0 ? undefined : list.at(-1);
    default:
      return undefined;
  }
}

if (!customElements.get('wm-menu')) customElements.define('wm-menu', WaymarkMenu);
