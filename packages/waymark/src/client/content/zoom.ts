/** A picture that opens in full size over the page; a click or Escape closes it. */
class Zoom extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => this.#open());
  }

  #open(): void {
    const image = this.querySelector('img');
    if (!image) return;
    const dialog = document.createElement('dialog');
    dialog.className = 'zoom-dialog';
    dialog.ariaLabel = image.alt;
    const copy = document.createElement('img');
    copy.src = image.currentSrc || image.src;
    copy.alt = image.alt;
    dialog.append(copy);
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
}

if (!customElements.get('wm-zoom')) customElements.define('wm-zoom', Zoom);
