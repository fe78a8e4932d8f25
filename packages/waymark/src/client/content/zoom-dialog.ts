import { confirmCopied } from '../confirm-copied.ts';
import { wholePicture } from './whole-picture.ts';

/**
 * Opens a picture in full size over the page, where it can be copied and downloaded; a click, Escape or
 * Enter closes it.
 *
 * @param zoom holds the dialog as a template
 */
export function openZoom(zoom: HTMLElement, image: HTMLImageElement): void {
  // Who presses twice while this is loaded opens one.
  if (document.querySelector('.zoom-dialog[open]')) return;
  const { content } = zoom.querySelector('template') ?? {};
  const dialog = content?.querySelector('dialog')?.cloneNode(true);
  const shown = dialog instanceof HTMLElement ? dialog.querySelector('img') : null;
  if (!(dialog instanceof HTMLDialogElement) || !shown) return;
  dialog.ariaLabel = image.alt || image.ariaLabel;
  shown.src = wholePicture(image);
  shown.alt = image.alt;
  if (isVector(shown)) enlarge(shown, image);
  prepare(dialog, shown, zoom.dataset.copied ?? '');
  dialog.addEventListener('click', ({ target }) => {
    if (!isControl(target) || isIn(target, '.zoom-close')) dialog.close();
  });
  dialog.addEventListener(
    'keydown',
    onPress(() => dialog.close()),
  );
  dialog.addEventListener('close', () => dialog.remove());
  // A click does not give the focus in every browser, and to what has it the dialog returns it.
  image.focus({ preventScroll: true });
  document.body.append(dialog);
  dialog.showModal();
  // Not the first button: Enter and the space bar close what they opened.
  dialog.focus();
}

/** What can be done with the picture; the pixels of other sites are not to be read. */
function prepare(dialog: HTMLDialogElement, image: HTMLImageElement, copied: string): void {
  const address = new URL(image.src, location.href);
  const isOwn = address.origin === location.origin || address.protocol === 'data:';
  const copy = dialog.querySelector<HTMLElement>('.zoom-copy');
  const link = dialog.querySelector<HTMLAnchorElement>('.zoom-download');
  if (link) {
    link.href = image.src;
    // Browsers download only from the site itself.
    if (!isOwn) link.target = '_blank';
  }
  if (!copy) return;
  copy.hidden = !isOwn || typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write;
  copy.addEventListener('click', async () => {
    try {
      // Some browsers only let a click write, so the picture is handed over before it is there.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(image) })]);
      confirmCopied(copy, copied);
    } catch {
      // Nothing was copied, so nothing is confirmed.
    }
  });
}

/** What the keys do that press a button; on a button they press that. */
function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || isControl(target)) return;
    event.preventDefault();
    act();
  };
}

function isControl(target: EventTarget | null): boolean {
  return isIn(target, 'button, a');
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function isVector({ src }: HTMLImageElement): boolean {
  return /^data:image\/svg|\.svg(?:[?#]|$)/i.test(src);
}

/** A drawing has no size of its own, so it fills the window in the shape that it has on the page. */
function enlarge(shown: HTMLImageElement, { clientWidth, clientHeight }: HTMLImageElement): void {
  shown.classList.add('zoom-vector');
  shown.style.setProperty('--wm-zoom-shape', String(clientWidth / Math.max(clientHeight, 1)));
}

/** The form in which all browsers take pictures; a drawing as it is shown. */
async function pngOf(image: HTMLImageElement): Promise<Blob> {
  await image.decode();
  const scale = devicePixelRatio;
  const isDrawing = isVector(image);
  const canvas = document.createElement('canvas');
  canvas.width = isDrawing ? image.clientWidth * scale : image.naturalWidth;
  canvas.height = isDrawing ? image.clientHeight * scale : image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))));
  });
}
