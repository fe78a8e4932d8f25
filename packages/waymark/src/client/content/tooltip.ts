import { bubblePlace } from './bubble-place.ts';

/** Room between a bubble and the edges of the window, in pixels. */
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

  disconnectedCallback(): void {
    this.#close();
  }

  get #bubble(): HTMLElement | null {
    return this.querySelector('.tooltip-bubble');
  }

  #open(): void {
    delete this.dataset.closed;
    this.dataset.open = '';
    this.#raise();
    document.addEventListener('pointerdown', this.#onOutside);
    document.addEventListener('keydown', this.#onEscape);
  }

  #close(): void {
    delete this.dataset.open;
    this.dataset.closed = '';
    const bubble = this.#bubble;
    if (bubble?.popover) bubble.hidePopover();
    document.removeEventListener('pointerdown', this.#onOutside);
    document.removeEventListener('keydown', this.#onEscape);
    document.removeEventListener('scroll', this.#place, true);
    removeEventListener('resize', this.#place);
  }

  /** Puts the bubble above the page, where nothing that its text stands in can cut it off. */
  #raise(): void {
    const bubble = this.#bubble;
    // Browsers without popovers place it by styles alone.
    if (!bubble || !('popover' in bubble)) return;
    bubble.popover = 'manual';
    bubble.togglePopover(true);
    this.#place();
    document.addEventListener('scroll', this.#place, true);
    addEventListener('resize', this.#place);
  }

  /** Stands the bubble at its text and in the window, on another side for lack of room. */
  readonly #place = () => {
    const bubble = this.#bubble;
    if (!bubble) return;
    const { side, left, top } = bubblePlace(
      this.getBoundingClientRect(),
      bubble.getBoundingClientRect(),
      { side: this.#side, align: this.dataset.align, isRtl: this.matches(':dir(rtl)') },
      roomOfWindow(),
    );
    // The way of the pointer from the text to the bubble is on that side.
    this.dataset.side = side;
    bubble.style.inset = `${top}px auto auto ${left}px`;
  };
}

/** The window below the header, without a margin. */
function roomOfWindow() {
  const { documentElement: root } = document;
  const header = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
  return {
    left: margin,
    top: header || margin,
    right: root.clientWidth - margin,
    bottom: innerHeight - margin,
  };
}

if (!customElements.get('wm-tooltip')) customElements.define('wm-tooltip', Tooltip);
