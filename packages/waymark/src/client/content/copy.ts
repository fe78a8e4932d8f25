import { copyText } from '../confirm-copied.ts';

/**
 * A button that copies `data-value` (`data-value-dark` in dark mode), or the code beside it. It is
 * hidden where the browser gives no access to the clipboard.
 */
class Copy extends HTMLElement {
  connectedCallback(): void {
    if (!navigator.clipboard) this.hidden = true;
    const copy = () => void copyText(this.#text(), this, this.dataset.copied ?? '');
    this.querySelector('button')?.addEventListener('click', copy);
  }

  #text(): string {
    const { value, valueDark } = this.dataset;
    if (valueDark !== undefined && document.documentElement.classList.contains('dark'))
      return valueDark;
    if (value !== undefined) return value.trim();
    const code = this.parentElement?.querySelector('pre')?.textContent ?? '';
    // The indentation of the first line belongs to it.
    return code.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  }
}

if (!customElements.get('wm-copy')) customElements.define('wm-copy', Copy);
