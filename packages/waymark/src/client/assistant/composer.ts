import { element, icon } from '../dom.ts';
import { isComposing } from '../is-composing.ts';
import type { AssistantLabels } from '../labels.ts';
import { ContextChips } from './context-chips.ts';
import { icons } from './icons.ts';
import type { AskedContext } from './request.ts';

interface ComposerActions {
  readonly ask: (question: string, context: readonly AskedContext[]) => void;
  readonly stop: () => void;
  /** Told what is in the field. */
  readonly keep: (draft: string) => void;
}

/** Where a question is written. One button sends it and stops its answer. */
export class Composer {
  readonly element: HTMLFormElement;
  readonly context: ContextChips;
  readonly #labels: AssistantLabels;
  readonly #field: HTMLTextAreaElement;
  readonly #button = element('button', { class: 'wm-composer-send' });
  #isRunning: boolean | undefined;

  constructor(labels: AssistantLabels, { ask, keep, stop }: ComposerActions) {
    this.#labels = labels;
    this.context = new ContextChips(labels, () => this.focus());
    this.#field = element('textarea', {
      attributes: {
        'aria-label': labels.assistantPlaceholder,
        placeholder: labels.assistantPlaceholder,
        rows: '1',
        maxlength: '8000',
        enterkeyhint: 'send',
      },
      on: {
        input: () => {
          keep(this.#field.value);
          this.#fit();
        },
      },
    });
    this.#field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      if (!this.#isRunning) this.element.requestSubmit();
    });
    const submit = (event: Event) => {
      event.preventDefault();
      this.focus();
      const question = this.#field.value.trim();
      if (this.#isRunning) return stop();
      if (question === '') return;
      this.write('');
      keep('');
      ask(question, this.context.take());
    };
    this.element = element(
      'form',
      { class: 'wm-composer', on: { submit } },
      this.context.element,
      element('div', { class: 'wm-composer-line' }, this.#field, this.#button),
    );
    this.showRunning(false);
  }

  focus(): void {
    this.#field.focus();
  }

  /** Puts a text into the field in place of what is there. */
  write(text: string): void {
    this.#field.value = text;
    this.#fit();
  }

  showRunning(isRunning: boolean): void {
    if (isRunning === this.#isRunning) return;
    this.#isRunning = isRunning;
    const { assistantStop, send } = this.#labels;
    this.#button.ariaLabel = isRunning ? assistantStop : send;
    this.#button.title = this.#button.ariaLabel;
    this.#button.dataset['running'] = String(isRunning);
    this.#button.replaceChildren(icon(isRunning ? icons.stop : icons.send));
    this.#fit();
  }

  /** As high as its text. */
  #fit(): void {
    const { style } = this.#field;
    style.height = 'auto';
    style.height = `${this.#field.scrollHeight}px`;
    const isEmpty = this.#field.value.trim() === '';
    this.#button.disabled = !this.#isRunning && isEmpty;
    // The invitation reads as the page does.
    this.#field.dir = isEmpty ? '' : 'auto';
  }
}
