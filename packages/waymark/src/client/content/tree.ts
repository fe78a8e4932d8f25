import { revealEvent } from './reveal.ts';
import { nextItem, typedItem } from './tree-keys.ts';

/** Typing goes on as one word for so long (milliseconds). */
const typingPause = 500;

/**
 * Makes the disclosures of a tree one tree with a single tab stop, arrow keys and type-ahead
 * (mdx-content §3.18). Without scripts it is a list of disclosures.
 */
class Tree extends HTMLElement {
  #typed = '';
  #typedAt = 0;

  connectedCallback(): void {
    const list = this.querySelector(':scope > ul');
    if (!list || list.role === 'tree') return;
    list.role = 'tree';
    list.ariaLabel = this.dataset.label ?? '';
    for (const item of this.#items) prepareItem(item, list);
    this.#items[0]?.setAttribute('tabindex', '0');
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    // The browser's search and links open what hides their target.
    this.addEventListener('beforematch', this.#onReveal);
    this.addEventListener(revealEvent, this.#onReveal);
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.tree-item')];
  }

  get #visible(): HTMLElement[] {
    return this.#items.filter((item) => !item.parentElement?.closest('ul[hidden]'));
  }

  readonly #onClick = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest('.tree-row') : null;
    const item = row?.closest<HTMLElement>('.tree-item');
    if (!item) return;
    this.#focus(item);
    setOpen(item, item.ariaExpanded !== 'true');
  };

  readonly #onReveal = ({ target }: Event) => {
    for (let node = target instanceof Element ? target : null; node && node !== this; ) {
      if (node instanceof HTMLElement && node.matches('.tree-item')) setOpen(node, true);
      node = node.parentElement;
    }
  };

  readonly #onKey = (event: KeyboardEvent) => {
    const item = event.target instanceof HTMLElement ? event.target : null;
    if (!item?.matches('.tree-item') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.#act(event.key, item)) return;
    event.preventDefault();
  };

  /** @returns whether the key means something here */
  #act(key: string, item: HTMLElement): boolean {
    const back = this.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
    const isForward = key !== back && (key === 'ArrowLeft' || key === 'ArrowRight');
    const isOpen = item.ariaExpanded === 'true';
    if (key === 'Enter' || key === ' ') setOpen(item, !isOpen);
    else if (key === '*') for (const other of siblings(item)) setOpen(other, true);
    else if (key === back && isOpen) setOpen(item, false);
    else if (isForward && item.ariaExpanded === 'false') setOpen(item, true);
    else return this.#move(isForward && isOpen ? 'ArrowDown' : key, item, back);
    return true;
  }

  #move(key: string, item: HTMLElement, back: string): boolean {
    const found =
      key === back
        ? item.parentElement?.closest<HTMLElement>('.tree-item')
        : (nextItem(this.#visible, item, key) ?? this.#type(key, item));
    if (found) this.#focus(found);
    return found !== undefined && found !== null;
  }

  #type(key: string, item: HTMLElement): HTMLElement | undefined {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = Date.now();
    this.#typed = now - this.#typedAt > typingPause ? key : this.#typed + key;
    this.#typedAt = now;
    return typedItem(this.#visible, item, this.#typed, nameOf);
  }

  #focus(item: HTMLElement): void {
    for (const other of this.#items) other.tabIndex = other === item ? 0 : -1;
    item.focus();
  }
}

/** Gives an entry its role and name; a folder that opens loses the disclosure it was built with. */
function prepareItem(item: HTMLElement, root: Element): void {
  item.role = 'treeitem';
  item.tabIndex = -1;
  item.ariaLabel = [nameOf(item), commentOf(item)].filter(Boolean).join(', ');
  item.ariaLevel = String(levelOf(item, root));
  const details = item.querySelector(':scope > details');
  const list = item.querySelector(':scope > ul, :scope > details > ul');
  if (list) list.role = 'group';
  if (!(details instanceof HTMLDetailsElement)) return;
  const row = document.createElement('span');
  row.className = 'tree-row';
  row.append(...(details.querySelector(':scope > summary')?.childNodes ?? []));
  const isOpen = details.open;
  details.replaceWith(row, ...(list ? [list] : []));
  item.dataset.opens = '';
  setOpen(item, isOpen);
}

function setOpen(item: HTMLElement, open: boolean): void {
  const list = item.querySelector(':scope > ul');
  if (item.dataset.opens === undefined || !list) return;
  item.ariaExpanded = String(open);
  // Hidden text is still found by the browser's search, which then opens the folder.
  if (open) list.removeAttribute('hidden');
  else list.setAttribute('hidden', 'until-found');
}

function siblings(item: HTMLElement): HTMLElement[] {
  return [...(item.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

function levelOf(item: Element, root: Element): number {
  let level = 0;
  for (let node: Element | null = item; node && node !== root; node = node.parentElement) {
    if (node.matches('.tree-item')) level++;
  }
  return level;
}

function nameOf(item: Element): string {
  return (item.querySelector('.tree-name')?.textContent ?? '').trim();
}

function commentOf(item: Element): string {
  const comment = item.querySelector(
    ':scope > :is(.tree-row, details > .tree-row) > .tree-comment',
  );
  return (comment?.textContent ?? '').trim();
}

if (!customElements.get('wm-tree')) customElements.define('wm-tree', Tree);
