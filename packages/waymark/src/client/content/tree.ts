import { revealEvent } from './reveal.ts';
import { nextItem, typedItem } from './tree-keys.ts';

/** Typing goes on as one word for so long (milliseconds). */
const typingPause = 500;

let lists = 0;

/**
 * Makes the disclosures of a tree one tree with a single tab stop, arrow keys and type-ahead
 * (docs/format/pages.md#trees). Without scripts it is a list of disclosures. The row of an entry is
 * the item of the tree; it owns the list below it.
 */
class Tree extends HTMLElement {
  #typed = '';
  #typedAt = 0;

  connectedCallback(): void {
    const root = this.querySelector(':scope > ul');
    if (!root || root.role === 'tree') return;
    root.role = 'tree';
    root.ariaLabel = this.dataset.label ?? '';
    for (const entry of this.querySelectorAll<HTMLElement>('.tree-item')) prepare(entry, root);
    this.#rows[0]?.setAttribute('tabindex', '0');
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    // The browser's search and links open what hides their target.
    this.addEventListener('beforematch', this.#onReveal);
    this.addEventListener(revealEvent, this.#onReveal);
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.tree-row')];
  }

  get #visible(): HTMLElement[] {
    return this.#rows.filter((row) => !row.closest('ul[hidden]'));
  }

  readonly #onClick = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('.tree-row') : null;
    if (!row) return;
    this.#focus(row);
    setOpen(row, row.ariaExpanded !== 'true');
  };

  readonly #onReveal = ({ target }: Event) => {
    let list = target instanceof Element ? target.closest('ul') : null;
    for (; list && this.contains(list); list = list.parentElement?.closest('ul') ?? null) {
      const row = list.previousElementSibling;
      if (row instanceof HTMLElement) setOpen(row, true);
    }
  };

  readonly #onKey = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    if (!row?.matches('.tree-row') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#act(event.key, row)) event.preventDefault();
  };

  /** @returns whether the key means something here */
  #act(key: string, row: HTMLElement): boolean {
    const back = this.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
    const isForward = key !== back && (key === 'ArrowLeft' || key === 'ArrowRight');
    const isOpen = row.ariaExpanded === 'true';
    if (key === 'Enter' || key === ' ') setOpen(row, !isOpen);
    else if (key === '*') for (const other of siblings(row)) setOpen(other, true);
    else if (key === back && isOpen) setOpen(row, false);
    else if (isForward && row.ariaExpanded === 'false') setOpen(row, true);
    else if (key === back) return this.#focus(parentRow(row));
    else return this.#move(isForward && isOpen ? 'ArrowDown' : key, row);
    return true;
  }

  #move(key: string, row: HTMLElement): boolean {
    return this.#focus(nextItem(this.#visible, row, key) ?? this.#type(key, row));
  }

  #type(key: string, row: HTMLElement): HTMLElement | undefined {
    if (key.length !== 1) return undefined;
    const now = Date.now();
    this.#typed = now - this.#typedAt > typingPause ? key : this.#typed + key;
    this.#typedAt = now;
    return typedItem(this.#visible, row, this.#typed, nameOf);
  }

  /** @returns whether there is a row to focus */
  #focus(row: HTMLElement | undefined): boolean {
    if (!row) return false;
    for (const other of this.#rows) other.tabIndex = other === row ? 0 : -1;
    row.focus();
    return true;
  }
}

/** Gives an entry its roles; a folder that opens loses the disclosure that it was built with. */
function prepare(entry: HTMLElement, root: Element): void {
  const details = entry.querySelector(':scope > details');
  const list = entry.querySelector(':scope > ul, :scope > details > ul');
  const isOpen = !(details instanceof HTMLDetailsElement) || details.open;
  if (details) replaceDisclosure(details, list);
  const row = entry.querySelector<HTMLElement>(':scope > .tree-row');
  if (!row) return;
  entry.role = 'none';
  row.role = 'treeitem';
  row.tabIndex = -1;
  row.ariaLevel = String(levelOf(row, root));
  if (!list) return;
  list.role = 'group';
  list.id ||= `wm-tree-${++lists}`;
  row.setAttribute('aria-owns', list.id);
  if (!details) return;
  entry.dataset.opens = '';
  setOpen(row, isOpen);
}

/** A summary cannot be an item of a tree: its role is its own. */
function replaceDisclosure(details: Element, list: Element | null): void {
  const row = document.createElement('span');
  row.className = 'tree-row';
  row.append(...(details.querySelector(':scope > summary')?.childNodes ?? []));
  details.replaceWith(row, ...(list ? [list] : []));
}

function setOpen(row: HTMLElement, open: boolean): void {
  const entry = row.parentElement;
  const list = row.nextElementSibling;
  if (entry?.dataset.opens === undefined || !list) return;
  row.ariaExpanded = String(open);
  // Hidden text is still found by the browser's search, which then opens the folder.
  if (open) list.removeAttribute('hidden');
  else list.setAttribute('hidden', 'until-found');
}

function siblings(row: HTMLElement): HTMLElement[] {
  const rows = row.closest('ul')?.querySelectorAll<HTMLElement>(':scope > .tree-item > .tree-row');
  return [...(rows ?? [])];
}

function parentRow(row: HTMLElement): HTMLElement | undefined {
  const parent = row.closest('ul')?.previousElementSibling;
  return parent instanceof HTMLElement && parent.matches('.tree-row') ? parent : undefined;
}

function levelOf(row: Element, root: Element): number {
  let level = 1;
  for (let list = row.closest('ul'); list && list !== root; level++) {
    list = list.parentElement?.closest('ul') ?? null;
  }
  return level;
}

function nameOf(row: Element): string {
  return (row.querySelector('.tree-name')?.textContent ?? '').trim();
}

if (!customElements.get('wm-tree')) customElements.define('wm-tree', Tree);
