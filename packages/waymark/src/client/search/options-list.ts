import type { DialogParts } from './parts.ts';

/** The list below the search field: the field keeps the focus and names the active option. */
export class OptionsList {
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #scroller: HTMLElement;

  constructor({ input, list, body }: Pick<DialogParts, 'input' | 'list' | 'body'>) {
    this.#input = input;
    this.#list = list;
    this.#scroller = body;
    list.addEventListener('pointermove', ({ target }) => {
      const option =
        target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
      if (option) this.#activate(option);
    });
  }

  get options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  get isAtEnd(): boolean {
    return this.active !== undefined && this.active === this.options.at(-1);
  }

  get active(): HTMLElement | undefined {
    return this.options.find((option) => option.ariaSelected === 'true');
  }

  /** Shows other options. The first of results is active at once, so that Enter opens it. */
  show(content: readonly Node[], startsActive: boolean): void {
    // Before there is content that would have to be laid out for it.
    this.#scroller.scrollTop = 0;
    this.#list.replaceChildren();
    this.append(content);
    const { options } = this;
    this.#list.hidden = options.length === 0;
    this.#input.ariaExpanded = String(options.length > 0);
    this.#activate(startsActive ? options[0] : undefined);
  }

  /** Adds options at the end. */
  append(content: readonly Node[]): void {
    this.#list.append(...content);
    for (const [index, option] of this.options.entries()) option.id = `${this.#list.id}-${index}`;
  }

  /** Goes up or down, round the ends. */
  move(by: 1 | -1): void {
    const { options, active } = this;
    if (options.length === 0) return;
    const from = active ? options.indexOf(active) : by === 1 ? -1 : 0;
    const to = options[(from + by + options.length) % options.length];
    this.#activate(to);
    to?.scrollIntoView({ block: 'nearest' });
  }

  #activate(option: HTMLElement | undefined): void {
    if (this.active === option && option !== undefined) return;
    this.active?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    if (option) this.#input.setAttribute('aria-activedescendant', option.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }
}
