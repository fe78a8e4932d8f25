const margin = 8;

/** Shows the bubble under the pointer, on keyboard focus and on a tap; keeps it on the screen. */
class Tooltip extends HTMLElement {
  /** Where the author wants the bubble. */
  #side = 'top';

  connectedCallback(): void {
    this.#side = this.dataset.side ?? this.#side;
    this.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && this.#open(),
    );
    this.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && this.#close(),
    );
    this.addEventListener('focusin', () => this.#open());
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#close();
    });
    this.addEventListener('pointerdown', this.#onPress);
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
  }

  /** A second tap closes; the first one has given focus and opened. */
  readonly #onPress = (event: PointerEvent) => {
    const onTrigger = event.target instanceof Element && event.target.closest('.tooltip');
    if (event.pointerType === 'mouse' || !onTrigger) return;
    const opens = !this.hasAttribute('data-open');
    if (opens) return this.#open();
    event.preventDefault();
    this.#close();
  };

  readonly #onOutside = ({ target }: Event) => {
    if (!(target instanceof Node && this.contains(target))) this.#close();
  };

  readonly #onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') this.#close();
  };

  #open(): void {
    delete this.dataset.closed;
    this.dataset.open = '';
    this.#place();
    document.addEventListener('pointerdown', this.#onOutside);
    document.addEventListener('keydown', this.#onEscape);
  }

  #close(): void {
    delete this.dataset.open;
    this.dataset.closed = '';
    document.removeEventListener('pointerdown', this.#onOutside);
    document.removeEventListener('keydown', this.#onEscape);
  }

  /** Moves the bubble sideways into the window, and to the other side of its text for lack of room. */
  #place(): void {
    const bubble = this.querySelector<HTMLElement>('.tooltip-bubble');
    if (!bubble) return;
    bubble.style.removeProperty('--wm-tooltip-shift');
    this.dataset.side = this.#side;
    const width = document.documentElement.clientWidth;
    const overlap = ({ left, right }: DOMRect) =>
      Math.max(margin - left, 0) || Math.min(width - margin - right, 0);
    const beside = this.#side === 'left' || this.#side === 'right';
    if (beside && overlap(bubble.getBoundingClientRect()) !== 0) this.dataset.side = 'top';
    const box = bubble.getBoundingClientRect();
    bubble.style.setProperty('--wm-tooltip-shift', `${overlap(box)}px`);
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (this.dataset.side === 'top' && box.top < (header || margin)) this.dataset.side = 'bottom';
    else if (this.dataset.side === 'bottom' && box.bottom > innerHeight - margin)
      this.dataset.side = 'top';
  }
}

if (!customElements.get('wm-tooltip')) customElements.define('wm-tooltip', Tooltip);
