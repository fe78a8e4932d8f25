/** Calls back when the last of what is shown comes into view. */
export class EndWatcher {
  readonly #observer: IntersectionObserver;

  /** @param root what scrolls */
  constructor(root: Element, onEnd: () => void) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd();
      },
      { root },
    );
  }

  /** Watches for another one, which may be in view already; for none with `null`. */
  watch(last: Element | null): void {
    this.#observer.disconnect();
    if (last) this.#observer.observe(last);
  }
}
