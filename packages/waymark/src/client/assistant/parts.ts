import { element, icon } from '../dom.ts';
import type { AssistantLabels } from '../labels.ts';
import { icons } from './icons.ts';
import { tool } from './tool.ts';

/** The panel, and what of it changes. */
export interface PanelParts {
  readonly dialog: HTMLDialogElement;
  /** What scrolls. */
  readonly log: HTMLElement;
  readonly turns: HTMLElement;
  /** Told to screen readers. */
  readonly status: HTMLElement;
  /** Shows the conversation, or what can be asked before there is one. */
  showTurns(areThere: boolean): void;
  /** Says what answers are made of. */
  showModel(hasModel: boolean | undefined): void;
  showUnreachable(): void;
}

interface PanelActions {
  readonly ask: (question: string) => void;
  readonly clear: () => void;
  readonly close: () => void;
}

const titleId = 'wm-assistant-title';

/** Makes the panel, without turns. */
export function createParts(
  labels: AssistantLabels,
  suggested: readonly string[],
  composer: HTMLElement,
  actions: PanelActions,
): PanelParts {
  const clear = tool(labels.assistantNew, icons.new, actions.clear);
  const turns = element('div', { class: 'wm-turns' });
  const welcome = welcomeOf(labels, suggested, actions.ask);
  const note = element('p', { class: 'wm-assistant-note', text: labels.assistantDisclaimer });
  const status = element('p', { class: 'wm-assistant-unseen', attributes: { role: 'status' } });
  const log = element(
    'div',
    {
      class: 'wm-assistant-log',
      attributes: { tabindex: '0', role: 'group', 'aria-label': labels.assistantConversation },
    },
    welcome,
    turns,
  );
  const dialog = element(
    'dialog',
    { class: 'wm-assistant', attributes: { 'aria-labelledby': titleId } },
    element(
      'div',
      { class: 'wm-assistant-head' },
      icon(icons.assistant),
      element('h2', { text: labels.assistant, attributes: { id: titleId } }),
      clear,
      tool(labels.close, icons.close, actions.close),
    ),
    log,
    status,
    element('div', { class: 'wm-assistant-foot' }, composer, note),
  );
  return {
    dialog,
    log,
    turns,
    status,
    showTurns(areThere) {
      welcome.hidden = areThere;
      clear.hidden = !areThere;
    },
    showModel(hasModel) {
      note.textContent = hasModel === false ? labels.assistantQuotes : labels.assistantDisclaimer;
    },
    showUnreachable() {
      note.textContent = labels.assistantUnreachable;
    },
  };
}

function welcomeOf(
  labels: AssistantLabels,
  suggested: readonly string[],
  ask: (question: string) => void,
): HTMLElement {
  const questions = suggested.map((question) =>
    element(
      'li',
      {},
      element('button', {
        text: question,
        attributes: { type: 'button', dir: 'auto' },
        on: { click: () => ask(question) },
      }),
    ),
  );
  const suggestions = [
    element('h3', { text: labels.assistantSuggestions }),
    element('ul', {}, ...questions),
  ];
  return element(
    'div',
    { class: 'wm-assistant-welcome' },
    icon(icons.assistant),
    element('p', { text: labels.askAssistant }),
    ...(questions.length > 0 ? suggestions : []),
  );
}
