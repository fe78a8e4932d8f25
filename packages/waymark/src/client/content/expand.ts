/** The button under a long code block that shows all of it, and then the beginning again. */
class Expand extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    button?.setAttribute('aria-expanded', 'false');
    button?.addEventListener('click', () => this.#toggle(button));
  }

  #toggle(button: HTMLButtonElement): void {
    const block = this.parentElement;
    const expanded = block?.toggleAttribute('data-expanded') ?? false;
    const label = button.querySelector('span');
    if (label) label.textContent = (expanded ? button.dataset.less : button.dataset.more) ?? '';
    button.setAttribute('aria-expanded', String(expanded));
    if (!expanded) block?.scrollIntoView({ block: 'nearest' });
  }
}

if (!customElements.get('wm-expand')) customElements.define('wm-expand', Expand);
