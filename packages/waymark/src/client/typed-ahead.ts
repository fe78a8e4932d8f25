import { isComposing } from './is-composing.ts';

/** Out of sight, and not where the page would scroll to or a phone zoom in on. */
const unseen = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px';

/**
 * A field that takes what is typed and pasted until the one that it is meant for has been loaded.
 * Escape gives up waiting.
 */
export class TypedAhead {
  /** Until it is ended, by whoever made it or by the reader. */
  isWaiting = true;
  readonly #field = document.createElement('textarea');
  readonly #focused = document.activeElement;
  /** The focus of a field ends it, and it may be what is to be asked about. */
  readonly #selected = selectedRange();
  #isEntered = false;

  /** @param label what the field is for */
  constructor(label: string) {
    const field = this.#field;
    field.ariaLabel = label;
    field.style.cssText = unseen;
    field.addEventListener('keydown', (event) => {
      if (isComposing(event)) return;
      if (event.key === 'Escape') {
        this.end();
      } else if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        this.#isEntered = true;
      }
    });
    document.body.append(field);
    field.focus({ preventScroll: true });
  }

  /** Takes the field away: focus and selection are what they were, unless the reader has gone elsewhere. */
  end(): void {
    this.isWaiting = false;
    const wasFocused = document.activeElement === this.#field;
    this.#field.remove();
    if (!wasFocused) return;
    if (this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
    if (!this.#selected) return;
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(this.#selected);
  }

  /** Gives what was typed to the field that has the focus now. */
  handOver(): void {
    const { value } = this.#field;
    if (value === '') return;
    // As if it were typed now: in place of what is selected, within the limit of the field.
    document.execCommand('insertText', false, value);
    if (!this.#isEntered) return;
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
  }
}

function selectedRange(): Range | undefined {
  const selection = getSelection();
  return selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : undefined;
}
