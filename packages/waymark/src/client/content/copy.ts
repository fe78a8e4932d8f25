const shownFor = 2000;

/**
 * A button that copies `data-value` (`data-value-dark` in dark mode), or the code beside it. It is
 * hidden where the browser gives no access to the clipboard.
 */
class Copy extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    if (!navigator.clipboard) this.hidden = true;
    else this.querySelector('button')?.addEventListener('click', () => this.#copy());
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#text());
    } catch {
      // The reader or the browser refused: nothing was copied, so nothing is confirmed.
      return;
    }
    this.dataset.state = 'copied';
    this.#announce(this.dataset.copied ?? '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      delete this.dataset.state;
      this.#announce('');
    }, shownFor);
  }

  #text(): string {
    const { value, valueDark } = this.dataset;
    if (valueDark !== undefined && document.documentElement.classList.contains('dark'))
      return valueDark;
    return (value ?? this.parentElement?.querySelector('pre')?.textContent ?? '').trim();
  }

  #announce(text: string): void {
    let status = this.querySelector('[role=status]');
    if (!status) {
      status = document.createElement('span');
      status.setAttribute('role', 'status');
      status.className = 'copy-status';
      this.append(status);
    }
    status.textContent = text;
  }
}

if (!customElements.get('wm-copy')) customElements.define('wm-copy', Copy);
