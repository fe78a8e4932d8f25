import { element, icon } from '../dom.ts';
import type { AssistantLabels } from '../labels.ts';
import { fillLabel } from '../playground/fill-label.ts';
import { icons } from './icons.ts';
import type { AskedContext } from './request.ts';
import { tool } from './tool.ts';

/** So many parts of pages may a question be about, of so many characters each (the server's limits). */
const most = 10;
const longest = 8_000;
const longestExcerpt = 80;

/** The parts of pages that the next question is about. */
export class ContextChips {
  readonly element = element('ul', { class: 'wm-about', attributes: { hidden: '' } });
  readonly #labels: AssistantLabels;
  readonly #onRemove: () => void;
  #all: readonly AskedContext[] = [];

  constructor(labels: AssistantLabels, onRemove: () => void) {
    this.#labels = labels;
    this.#onRemove = onRemove;
  }

  add({ type, value }: AskedContext): void {
    const added = { type, value: value.trim().slice(0, longest).toWellFormed() };
    const others = this.#all.filter((one) => one.value !== added.value);
    if (added.value !== '') this.#show([...others, added].slice(-most));
  }

  /** Gives them for a question; the one after that is about nothing. */
  take(): readonly AskedContext[] {
    const all = this.#all;
    this.#show([]);
    return all;
  }

  #show(all: readonly AskedContext[]): void {
    this.#all = all;
    this.element.hidden = all.length === 0;
    this.element.replaceChildren(...all.map((one) => this.#chip(one)));
  }

  #chip(context: AskedContext): HTMLElement {
    const name = fillLabel(this.#labels.removeItem, { name: contextName(context, this.#labels) });
    const remove = tool(name, icons.close, () => {
      this.#show(this.#all.filter((one) => one !== context));
      this.#onRemove();
    });
    const chip = contextItem(context, this.#labels);
    chip.append(remove);
    return chip;
  }
}

/** A part of a page that is asked about, as an entry of a list. */
export function contextItem(context: AskedContext, labels: AssistantLabels): HTMLElement {
  const { type, value } = context;
  const line = value.replace(/\s+/g, ' ');
  const text = line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line;
  return element(
    'li',
    { attributes: { title: contextName(context, labels) } },
    icon(type === 'code' ? icons.code : icons.text),
    element('span', { text, attributes: { dir: 'auto' } }),
  );
}

function contextName({ type }: AskedContext, labels: AssistantLabels): string {
  return type === 'code' ? labels.code : labels.assistantContext;
}
