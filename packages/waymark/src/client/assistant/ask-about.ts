import { addStyles } from '../add-styles.ts';
import { element, icon } from '../dom.ts';
import styles from './ask-about.css?inline';
import { icons } from './icons.ts';
import { type AskedContext, assistantEvent } from './request.ts';
import { selectedText } from './selected-text.ts';

/** Pixels between a selection and its button, and the sides of the window. */
const gap = 8;
/** Milliseconds without a change after which a selection is taken to be made. */
const pause = 200;

/**
 * Offers to ask the assistant about each block of code of the page, and about what is selected.
 *
 * @param label what the buttons say
 */
export function offerAsking(label: string): void {
  addStyles(styles);
  addCodeButtons(label);
  addSelectionButton(label);
}

/** Puts a button on every block of code, beside the one that copies it. */
function addCodeButtons(label: string): void {
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
}

function addSelectionButton(label: string): void {
  const button = element(
    'button',
    {
      class: 'wm-ask-selection',
      attributes: { type: 'button', hidden: '' },
      on: {
        // A press would end the selection before the click.
        mousedown: (event) => event.preventDefault(),
        click() {
          ask({ type: 'textSelection', value: selectedText() });
          button.hidden = true;
        },
      },
    },
    icon(icons.assistant),
    label,
  );
  document.body.insertBefore(button, document.querySelector('body > wm-assistant'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (selectedText() === '') button.hidden = true;
    else timer = setTimeout(() => place(button), pause);
  };
  document.addEventListener('selectionchange', follow);
  follow();
}

/** Shows a button below the middle of the selection, within the window. */
function place(button: HTMLElement): void {
  const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
  if (!box) return;
  button.hidden = false;
  const { offsetWidth, style } = button;
  const last = document.body.clientWidth - offsetWidth - gap;
  const middle = box.left + (box.width - offsetWidth) / 2;
  style.left = `${scrollX + Math.max(gap, Math.min(middle, last))}px`;
  style.top = `${scrollY + box.bottom + gap}px`;
}

function ask(context: AskedContext): void {
  document.dispatchEvent(new CustomEvent(assistantEvent, { detail: { context } }));
}
