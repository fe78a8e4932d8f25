import { type AssistantRequest, assistantEvent } from './assistant/request.ts';
import { textsFor } from './texts.ts';

/** What opens, by the element that says what it is made from. It is loaded when it first opens. */
const parts = {
  'wm-search': ({ service }: DOMStringMap) =>
    service ? import('./search/service-search.ts') : import('./search/own-search.ts'),
  'wm-assistant': () => import('./assistant/panel.ts'),
};

type Part = keyof typeof parts;

const { dataset } = document.documentElement;
const hasAssistant = 'wmAssistant' in dataset;
const keys: Readonly<Record<string, Part>> = {
  k: 'wm-search',
  ...(hasAssistant && { i: 'wm-assistant' }),
};

async function open(name: Part, request?: AssistantRequest | null): Promise<void> {
  const part = document.querySelector<HTMLElement>(name);
  if (!part) return;
  part.ariaBusy = 'true';
  try {
    const [module, texts] = await Promise.all([parts[name](part.dataset), textsFor(part)]);
    module.open(part, texts, request);
  } catch {
    for (const label of document.querySelectorAll(`[data-wm-opens=${name}] span`)) {
      label.textContent = part.dataset['failed'] ?? '';
    }
  }
  part.ariaBusy = null;
}

/** Where the texts cannot be fetched, nothing is offered. */
async function offerAsking(): Promise<void> {
  const part = document.querySelector<HTMLElement>('wm-assistant');
  if (!part) return;
  const [module, texts] = await Promise.all([import('./assistant/ask-about.ts'), textsFor(part)]);
  module.offerAsking(texts.assistant.assistantAskSelection);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-wm-opens]');
  if (button) void open(button.dataset['wmOpens'] as Part);
});

document.addEventListener('keydown', (event) => {
  const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
  const isEditor = target instanceof HTMLElement && target.isContentEditable;
  // A field of a dialog that has just been closed has the focus until the page is painted.
  const isTyping =
    isEditor ||
    (target instanceof Element &&
      target.matches('input, textarea, select') &&
      target.getClientRects().length > 0);
  const name =
    ctrlKey !== metaKey
      ? !shiftKey && !isEditor && keys[key.toLowerCase()]
      : key === '/' && !ctrlKey && !isTyping && dataset['wmSlash'] !== 'off' && 'wm-search';
  if (!name || altKey || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  void open(name);
});

if (/Mac|iP/.test(navigator.platform)) {
  for (const key of document.querySelectorAll('.wm-search kbd')) key.textContent = '⌘K';
}

if (hasAssistant) {
  document.addEventListener(assistantEvent, ({ detail }) => void open('wm-assistant', detail));
  // A link asks for it, or it was open on the page before.
  if (dataset['wmAssistant'] === 'open' || /[?&]assistant\b/.test(location.search)) {
    void open('wm-assistant');
  }
  // Text and code that can be asked about get their buttons when the reader reaches for them.
  const types = ['pointerover', 'focusin', 'selectionchange'];
  const onReach = ({ target }: Event) => {
    const isCode = target instanceof Element && target.closest('.code-block');
    if (!isCode && getSelection()?.isCollapsed !== false) return;
    for (const type of types) document.removeEventListener(type, onReach);
    offerAsking().catch(() => {});
  };
  for (const type of types) document.addEventListener(type, onReach);
}
