import { copyText } from '../confirm-copied.ts';
import { element, icon } from '../dom.ts';
import { icons } from './icons.ts';

interface CopyButton {
  readonly label: string;
  /** Said once it has been copied. */
  readonly copied: string;
  readonly text: () => string;
}

/** A button that copies a text, and says so. */
export function copyButton({ copied, label, text }: CopyButton): HTMLElement {
  const copy = () => void copyText(text(), button, copied, place);
  const attributes = { type: 'button', title: label, 'aria-label': label };
  const button = element(
    'button',
    { class: 'wm-assistant-tool', attributes, on: { click: copy } },
    icon(icons.copy),
    icon(icons.copied),
  );
  const place = element('span', { class: 'wm-assistant-copy' }, button);
  return place;
}
