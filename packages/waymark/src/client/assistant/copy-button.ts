import { icon } from '../icon.ts';
import { element } from '../playground/element.ts';
import { icons } from './icons.ts';

interface CopyButton {
  readonly label: string;
  /** Shown, and said, once it has been copied. */
  readonly copied: string;
  readonly text: () => string;
}

const shownFor = 2000;

/** A button that copies a text, and says so. */
export function copyButton({ copied, label, text }: CopyButton): HTMLElement {
  const status = element('span', { class: 'wm-assistant-unseen', attributes: { role: 'status' } });
  const button = element(
    'button',
    {
      class: 'wm-assistant-tool',
      attributes: { type: 'button', title: label, 'aria-label': label },
      on: { click: () => void copy() },
    },
    icon(icons.copy),
  );
  const show = (isCopied: boolean) => {
    button.replaceChildren(icon(isCopied ? icons.copied : icons.copy));
    status.textContent = isCopied ? copied : '';
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      // Refused by the reader or the browser: nothing was copied, so nothing is confirmed.
      return;
    }
    show(true);
    setTimeout(show, shownFor, false);
  };
  return element('span', { class: 'wm-assistant-copy' }, button, status);
}
