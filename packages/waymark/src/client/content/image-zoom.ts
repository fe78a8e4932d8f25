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
  image.addEventListener(
    'keydown',
    onPress(() => open(image)),
  );
}

/** What the keys do that press a button. */
function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { key } = event;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    act();
  };
}

function open(image: HTMLImageElement): void {
  // Without the builder of `dom.ts`, which pages would load for this alone.
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.ariaLabel = image.alt || image.ariaLabel;
  const copy = document.createElement('img');
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  // The dialog itself has the focus, so that Enter and the space bar close what they opened.
  dialog.tabIndex = -1;
  dialog.append(copy);
  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  dialog.addEventListener('keydown', onPress(close));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

if (!customElements.get('wm-image-zoom')) customElements.define('wm-image-zoom', ImageZoom);
