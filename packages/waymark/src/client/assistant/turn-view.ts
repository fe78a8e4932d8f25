import { element, icon } from '../dom.ts';
import type { AssistantLabels } from '../labels.ts';
import { AnswerText, placeLink } from './answer-text.ts';
import { contextItem } from './context-chips.ts';
import { type Answer, isRunning, type Rating, type Turn } from './conversation.ts';
import { copyButton } from './copy-button.ts';
import { icons } from './icons.ts';
import type { ResolveLink } from './links.ts';
import { noticeOf } from './notice.ts';
import { tool } from './tool.ts';

interface TurnActions {
  /** Asks for the rest of an answer that was cut off. */
  readonly goOn: () => void;
  readonly retry: () => void;
  readonly rate: (turn: Turn, rating: Rating) => void;
}

/** A question with its answer, as far as that is written. */
export class TurnView {
  readonly element: HTMLElement;
  readonly #labels: AssistantLabels;
  readonly #resolve: ResolveLink;
  readonly #actions: TurnActions;
  readonly #text: AnswerText;
  readonly #answer: HTMLElement;
  readonly #end = element('div', { class: 'wm-answer-end' });
  #turn: Turn;
  #isLast = true;
  /** What the end is shown for. */
  #ended = '';

  constructor(turn: Turn, labels: AssistantLabels, resolve: ResolveLink, actions: TurnActions) {
    this.#turn = turn;
    this.#labels = labels;
    this.#resolve = resolve;
    this.#actions = actions;
    this.#text = new AnswerText(resolve, labels);
    const waiting = element('p', { class: 'wm-answer-wait', text: labels.searching });
    this.#answer = element(
      'div',
      { class: 'wm-answer', attributes: { role: 'group', 'aria-label': labels.assistant } },
      waiting,
      this.#text.element,
      this.#end,
    );
    this.element = element('div', { class: 'wm-turn' }, this.#question(), this.#answer);
    this.#show();
  }

  update(turn: Turn, isLast: boolean): void {
    if (turn === this.#turn && isLast === this.#isLast) return;
    this.#turn = turn;
    this.#isLast = isLast;
    this.#show();
  }

  /** What the answer says, without marks. */
  get spoken(): string {
    return this.#text.spoken;
  }

  #question(): HTMLElement {
    const { context, question } = this.#turn;
    const about = context.map((one) => contextItem(one, this.#labels));
    return element(
      'div',
      {
        class: 'wm-question',
        attributes: { role: 'group', 'aria-label': this.#labels.assistantYou },
      },
      about.length > 0 ? element('ul', { class: 'wm-about' }, ...about) : undefined,
      element('p', { text: question, attributes: { dir: 'auto' } }),
    );
  }

  #show(): void {
    const { answer } = this.#turn;
    this.#answer.dataset['state'] = answer.state;
    this.#text.show(answer.text);
    const ended = isRunning(answer) ? '' : `${answer.state} ${this.#isLast}`;
    // A button that was just pressed keeps the focus.
    if (ended !== this.#ended) {
      this.#end.replaceChildren(...(ended === '' ? [] : this.#ending(answer)));
    }
    this.#ended = ended;
    for (const button of this.#end.querySelectorAll<HTMLElement>('[data-rating]')) {
      button.ariaPressed = String(button.dataset['rating'] === answer.rating);
    }
    const thanks = this.#end.querySelector('.wm-answer-thanks');
    if (thanks && answer.rating) thanks.textContent = this.#labels.assistantThanks;
  }

  #ending(answer: Answer): Node[] {
    const notice = noticeOf(answer, this.#labels);
    const isFailed = answer.state === 'failed';
    return [
      notice === undefined
        ? undefined
        : element(
            'p',
            { class: 'wm-answer-notice', attributes: { 'data-failed': isFailed ? '' : undefined } },
            icon(icons.notice),
            element('span', { text: notice }),
          ),
      answer.isQuote ? undefined : this.#sources(answer),
      this.#tools(answer),
    ].filter((part) => part !== undefined);
  }

  #sources({ sources }: Answer): HTMLElement | undefined {
    const links = sources.flatMap(({ title, url }) => {
      const target = this.#resolve(url);
      return target ? [{ title, url: target, number: this.#text.numberOf(target.href) }] : [];
    });
    if (links.length === 0) return undefined;
    const heading = element('h3', { text: this.#labels.assistantSources });
    const entries = links.map(({ number, title, url }) => {
      const mark = element('span', { class: 'wm-cite', text: String(number) });
      const link = element(
        'a',
        {},
        mark,
        element('span', { text: title, attributes: { dir: 'auto' } }),
      );
      placeLink(link, url);
      return element('li', {}, link);
    });
    return element('div', { class: 'wm-sources' }, heading, element('ol', {}, ...entries));
  }

  /** What is to be done where there is no whole answer is said in words. */
  #retry({ state }: Answer): HTMLElement {
    const { retry } = this.#actions;
    const { assistantRetry } = this.#labels;
    if (state === 'done') return tool(assistantRetry, icons.retry, retry);
    return wordedButton(assistantRetry, retry, icon(icons.retry));
  }

  #goOn({ isCut, state }: Answer): HTMLElement | undefined {
    if (!this.#isLast || !isCut || state !== 'done') return undefined;
    return wordedButton(this.#labels.assistantContinue, this.#actions.goOn);
  }

  #tools(answer: Answer): HTMLElement {
    const labels = this.#labels;
    const rate = (rating: Rating, label: string, line: string) =>
      tool(label, line, () => this.#actions.rate(this.#turn, rating), {
        'data-rating': rating,
        'aria-pressed': 'false',
      });
    const canRate = answer.id !== undefined && answer.text !== '';
    return element(
      'div',
      { class: 'wm-answer-tools' },
      answer.text === ''
        ? undefined
        : copyButton({
            label: labels.assistantCopy,
            copied: labels.copied,
            content: () => this.#text.copied,
          }),
      canRate ? rate('up', labels.assistantGood, icons.good) : undefined,
      canRate ? rate('down', labels.assistantBad, icons.bad) : undefined,
      this.#isLast ? this.#retry(answer) : undefined,
      this.#goOn(answer),
      element('span', { class: 'wm-answer-thanks', attributes: { role: 'status' } }),
    );
  }
}

function wordedButton(text: string, onClick: () => void, mark?: Node): HTMLElement {
  return element(
    'button',
    { class: 'wm-answer-button', attributes: { type: 'button' }, on: { click: onClick } },
    mark,
    text,
  );
}
