import { element } from '../dom.ts';

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
function onPress(act: () => void): (event: Event) => void {
  return (event) => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    act();
  };
}

function open(image: HTMLImageElement): void {
  const { alt, ariaLabel } = image;
  const copy = element('img', { attributes: { src: image.currentSrc || image.src, alt } });
  const close = () => dialog.close();
  const on = { click: close, keydown: onPress(close), close: () => dialog.remove() };
  // The dialog itself has the focus, so that Enter and the space bar close what they opened.
  const attributes = { 'aria-label': alt || (ariaLabel ?? ''), tabindex: '-1' };
  const dialog = element('dialog', { class: 'zoom-dialog', attributes, on }, copy);
  document.body.append(dialog);
  dialog.showModal();
}

if (!customElements.get('wm-image-zoom')) customElements.define('wm-image-zoom', ImageZoom);
