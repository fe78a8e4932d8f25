import { addStyles } from '../add-styles.ts';
import { element, icon } from '../dom.ts';
import { textsFor } from '../texts.ts';
import styles from './ask-about.css?inline';
import { icons } from './icons.ts';
import { type AskedContext, assistantEvent } from './request.ts';
import { selectedText } from './selected-text.ts';

/** Pixels between a selection and its button, and the sides of the window. */
const gap = 8;
/** Milliseconds without a change after which a selection is taken to be made. */
const pause = 200;

const part = document.querySelector<HTMLElement>('wm-assistant');
const label = part ? (await textsFor(part)).assistant.assistantAskSelection : '';

/** Puts a button on every block of code, beside the one that copies it. */
for (const block of document.querySelectorAll<HTMLElement>('[data-wm-content] .code-block')) {
  const attributes = { type: 'button', title: label, 'aria-label': label };
  const value = () => block.querySelector('pre')?.textContent ?? '';
  const button = element(
    'button',
    {
      class: 'code-block-copy-button wm-ask-code',
      attributes,
      on: { click: () => ask({ type: 'code', value: value() }) },
    },
    icon(icons.assistant),
  );
  const actions = block.querySelector(':scope > .code-block-actions:not([hidden])');
  if (actions) actions.prepend(button);
  else block.append(element('div', { class: 'code-block-actions' }, button));
}

const selectionButton = element(
  'button',
  {
    class: 'wm-ask-selection',
    attributes: { type: 'button', hidden: '' },
    on: {
      // A press would end the selection before the click.
      mousedown: (event) => event.preventDefault(),
      click() {
        ask({ type: 'textSelection', value: selectedText() });
        selectionButton.hidden = true;
      },
    },
  },
  icon(icons.assistant),
  label,
);
let timer: ReturnType<typeof setTimeout> | undefined;

function follow(): void {
  clearTimeout(timer);
  if (selectedText() === '') selectionButton.hidden = true;
  else timer = setTimeout(place, pause);
}

/** Below the middle of the selection, within the window. */
function place(): void {
  const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
  if (!box) return;
  selectionButton.hidden = false;
  const { offsetWidth, style } = selectionButton;
  const last = document.body.clientWidth - offsetWidth - gap;
  const middle = box.left + (box.width - offsetWidth) / 2;
  style.left = `${scrollX + Math.max(gap, Math.min(middle, last))}px`;
  style.top = `${scrollY + box.bottom + gap}px`;
}

function ask(context: AskedContext): void {
  document.dispatchEvent(new CustomEvent(assistantEvent, { detail: { context } }));
}

addStyles(styles);
document.body.insertBefore(selectionButton, document.querySelector('body > wm-assistant'));
document.addEventListener('selectionchange', follow);
follow();
