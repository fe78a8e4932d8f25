import { element, icon } from '../dom.ts';
import type { SearchLabels } from '../labels.ts';
import type { SearchSettings } from './settings.ts';
import { setSlash, slashOpens } from './slash.ts';

/** The elements of the dialog that change. */
export interface DialogParts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly close: HTMLButtonElement;
  /** Whether to search everywhere; absent where everything is one. */
  readonly everywhere: HTMLButtonElement | undefined;
  /** What scrolls. */
  readonly body: HTMLElement;
  readonly list: HTMLElement;
  readonly recentHead: HTMLElement;
  readonly clear: HTMLButtonElement;
  readonly message: HTMLElement;
  /** Told to screen readers. */
  readonly status: HTMLElement;
}

const listId = 'wm-search-list';
const glass = 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0';

/** Makes the dialog, empty. */
export function createParts({ prompt, scope }: SearchSettings, labels: SearchLabels): DialogParts {
  const input = element('input', {
    class: 'wm-search-input',
    attributes: {
      type: 'search',
      role: 'combobox',
      'aria-label': labels.search,
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': 'false',
      placeholder: prompt ?? labels.searchPlaceholder,
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'go',
      maxlength: '200',
    },
  });
  const close = button('wm-search-close', labels.close);
  const clear = button('wm-search-clear', labels.searchClearRecent);
  const everywhere = scope.length > 0 ? everywhereButton(labels.searchEverywhere) : undefined;
  const recentHead = element(
    'div',
    { class: 'wm-search-recent' },
    element('span', { text: labels.searchRecent }),
    clear,
  );
  const list = element('div', {
    class: 'wm-results',
    attributes: { id: listId, role: 'listbox', 'aria-label': labels.searchResults },
  });
  const message = element('div', { class: 'wm-search-message' });
  const body = element('div', { class: 'wm-search-body' }, recentHead, list, message);
  const status = element('p', { class: 'wm-search-status', attributes: { role: 'status' } });
  const dialog = element(
    'dialog',
    { class: 'wm-search-dialog', attributes: { 'aria-label': labels.search } },
    element('div', { class: 'wm-search-head' }, icon(glass), input, close),
    everywhere && scopeLine(labels.searchScope, scope, everywhere),
    body,
    status,
    keyHints(labels),
    slashSwitch(labels.searchShortcut),
  );
  return { dialog, input, close, everywhere, body, list, recentHead, clear, message, status };
}

function slashSwitch(text: string): HTMLElement {
  const box = element('input', { attributes: { type: 'checkbox' } });
  box.checked = slashOpens();
  box.addEventListener('change', () => setSlash(box.checked));
  const key = element('kbd', { text: '/' });
  return element('label', { class: 'wm-search-slash' }, box, ` ${text} `, key);
}

function button(className: string, text: string): HTMLButtonElement {
  return element('button', { class: className, text, attributes: { type: 'button' } });
}

function everywhereButton(text: string): HTMLButtonElement {
  const made = button('wm-search-everywhere', text);
  made.ariaPressed = 'false';
  return made;
}

function scopeLine(template: string, scope: readonly string[], everywhere: HTMLElement) {
  const text = template.replace('{scope}', () => scope.join(' · '));
  return element('div', { class: 'wm-search-scope' }, element('span', { text }), everywhere);
}

/** What the keys do; of no use to who does not see the list. */
function keyHints(labels: SearchLabels): HTMLElement {
  const hint = (keys: readonly string[], text: string) =>
    element('span', {}, ...keys.map((key) => element('kbd', { text: key })), ` ${text}`);
  return element(
    'div',
    { class: 'wm-search-keys', attributes: { 'aria-hidden': 'true' } },
    hint(['↑', '↓'], labels.searchMove),
    hint(['↵'], labels.searchSelect),
    hint(['Ctrl', '↵'], labels.opensInNewTab),
    hint(['Esc'], labels.close),
  );
}
