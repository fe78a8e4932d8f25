import { confirmCopied } from '../confirm-copied.ts';
import { element, icon } from '../dom.ts';
import { icons } from './icons.ts';

interface CopyButton {
  readonly label: string;
  /** Said once it has been copied. */
  readonly copied: string;
  readonly content: () => Copied;
}

/** What is copied, for what takes text, and for what takes more than that. */
interface Copied {
  readonly text: string;
  readonly html?: string;
}

/** A button that copies a text, and says so. */
export function copyButton({ content, copied, label }: CopyButton): HTMLElement {
  const copy = async () => {
    try {
      await write(content());
      confirmCopied(button, copied, place);
    } catch {
      // The reader or the browser refuses: nothing was copied.
    }
  };
  const attributes = { type: 'button', title: label, 'aria-label': label };
  const button = element(
    'button',
    { class: 'wm-assistant-tool', attributes, on: { click: () => void copy() } },
    icon(icons.copy),
    icon(icons.copied),
  );
  const place = element('span', { class: 'wm-assistant-copy' }, button);
  return place;
}

/** @throws where it may not be written */
async function write({ html, text }: Copied): Promise<void> {
  const { clipboard } = navigator;
  if (html === undefined || !('ClipboardItem' in window)) return clipboard.writeText(text);
  const forms = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(forms).map(([type, form]) => [type, new Blob([form], { type })]);
  await clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
