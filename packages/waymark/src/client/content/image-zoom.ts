/**
 * Lets every marked picture of the page open in full size over the page (`zoom-dialog.ts`, which is
 * loaded for the first). Without scripts the pictures are only pictures.
 */
class ImageZoom extends HTMLElement {
  connectedCallback(): void {
    const { label = '' } = this.dataset;
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-wm-zoom]')) {
      // A picture in a link leads where the link does.
      if (image.role === 'button' || image.closest('a')) continue;
      image.role = 'button';
      image.tabIndex = 0;
      image.ariaLabel = image.alt === '' ? label : `${label}: ${image.alt}`;
      const open = async () => (await import('./zoom-dialog.ts')).openZoom(this, image);
      image.addEventListener('click', open);
      image.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      });
    }
  }
}

if (!customElements.get('wm-image-zoom')) customElements.define('wm-image-zoom', ImageZoom);
