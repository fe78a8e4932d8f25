import { revealEvent } from './content/reveal.ts';
import { queryWithTags, tagsOfQuery } from './tag-query.ts';

/**
 * Shows the updates that have all chosen tags. The choice stands in the address as `?tags=A,B`
 * (docs/format/pages.md#updates).
 */
class TagFilters extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    addEventListener('popstate', this.#read);
    document.addEventListener(revealEvent, this.#onReveal);
    this.#read();
  }

  disconnectedCallback(): void {
    removeEventListener('popstate', this.#read);
    document.removeEventListener(revealEvent, this.#onReveal);
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('[data-tag]')];
  }

  get #chosen(): string[] {
    const pressed = this.#buttons.filter(({ ariaPressed }) => ariaPressed === 'true');
    return pressed.flatMap(({ dataset }) => dataset.tag ?? []);
  }

  readonly #read = () => this.#show(tagsOfQuery(location.search));

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const { tag } = button.dataset;
    const before = this.#chosen;
    if (tag === undefined) this.#choose([]);
    else if (before.includes(tag)) this.#choose(before.filter((other) => other !== tag));
    else this.#choose([...before, tag]);
    // The button that clears is gone now; the reader goes on at the list.
    if (tag === undefined) this.#buttons[0]?.focus();
  };

  /** An update that a link leads to is shown whatever is chosen. */
  readonly #onReveal = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.update[hidden]')) this.#choose([]);
  };

  #choose(tags: readonly string[]): void {
    this.#show(tags);
    const search = queryWithTags(location.search, this.#chosen);
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  #show(tags: readonly string[]): void {
    for (const button of this.#buttons) {
      button.ariaPressed = String(tags.includes(button.dataset.tag ?? ''));
    }
    const chosen = this.#chosen;
    for (const update of document.querySelectorAll<HTMLElement>('[data-wm-content] > .update')) {
      const own: readonly string[] = JSON.parse(update.dataset.tags ?? '[]');
      update.hidden = !chosen.every((tag) => own.includes(tag));
    }
    const clear = this.querySelector<HTMLElement>('[data-clear]');
    if (clear) clear.hidden = chosen.length === 0;
  }
}

if (!customElements.get('wm-tag-filters')) customElements.define('wm-tag-filters', TagFilters);
