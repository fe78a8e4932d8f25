import { revealEvent } from './reveal.ts';
import { shownEvent } from './shown.ts';

const storageKey = 'waymark:view';

/** The menu of a page's views: all parts of the chosen title are shown, the others hidden. */
class Views extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    select.addEventListener('change', () => {
      this.#show(select.value);
      store(select.value);
      const id = select.selectedOptions[0]?.dataset.viewId ?? '';
      history.replaceState(history.state, '', `#${encodeURIComponent(id)}`);
    });
    document.addEventListener(revealEvent, this.#onReveal);
    const titles = [...select.options].map(({ value }) => value);
    const remembered = stored();
    this.#show(remembered !== null && titles.includes(remembered) ? remembered : select.value);
  }

  disconnectedCallback(): void {
    document.removeEventListener(revealEvent, this.#onReveal);
  }

  readonly #onReveal = ({ target }: Event) => {
    const view = target instanceof Element ? target.closest<HTMLElement>('[data-wm-view]') : null;
    if (view?.dataset.wmView !== undefined) this.#show(view.dataset.wmView);
  };

  #show(title: string): void {
    const select = this.querySelector('select');
    if (select) select.value = title;
    for (const icon of this.querySelectorAll<HTMLElement>('[data-view]')) {
      mark(icon, icon.dataset.view === title);
    }
    for (const view of document.querySelectorAll<HTMLElement>('[data-wm-view]')) {
      mark(view, view.dataset.wmView === title);
    }
    document.dispatchEvent(new Event(shownEvent));
  }
}

function mark(element: HTMLElement, active: boolean): void {
  if (active) element.dataset.active = 'true';
  else delete element.dataset.active;
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(title: string): void {
  try {
    localStorage.setItem(storageKey, title);
  } catch {
    // Without storage the choice holds for this page.
  }
}

if (!customElements.get('wm-views')) customElements.define('wm-views', Views);
