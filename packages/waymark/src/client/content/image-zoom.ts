/**
 * Lets every marked picture of the page open in full size over the page; a click, Escape or Enter
 * closes it. Without scripts the pictures are only pictures.
 */
class ImageZoom extends HTMLElement {
  connectedCallback(): void {
    const label = this.dataset.label ?? '';
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-wm-zoom]')) {
      makeZoomable(image, label);
    }
  }
}

function makeZoomable(image: HTMLImageElement, label: string): void {
  if (image.role === 'button') return;
  image.role = 'button';
  image.tabIndex = 0;
  image.ariaLabel = image.alt === '' ? label : `${label}: ${image.alt}`;
  image.addEventListener('click', () => open(image));
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(image);
  });
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.ariaLabel = image.alt || image.ariaLabel;
  const copy = document.createElement('img');
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  // The dialog itself has the focus, so that Enter and the space bar close what they opened.
  dialog.tabIndex = -1;
  dialog.append(copy);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

if (!customElements.get('wm-image-zoom')) customElements.define('wm-image-zoom', ImageZoom);
