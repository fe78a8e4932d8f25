import { type AssistantRequest, assistantEvent } from './assistant/request.ts';
import { textsFor } from './texts.ts';
import { TypedAhead } from './typed-ahead.ts';

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

type Opening = (request?: AssistantRequest | null) => void;

/** What has been loaded. */
const ready = new Map<Part, Opening>();
/** What the reader types while one of them is being loaded. */
let typed: TypedAhead | undefined;

async function load(name: Part, part: HTMLElement): Promise<Opening> {
  const [module, texts] = await Promise.all([parts[name](part.dataset), textsFor(part)]);
  const opening: Opening = (request) => module.open(part, texts, request);
  ready.set(name, opening);
  return opening;
}

/** @param isTypedTo whether what the reader types from now on is meant for it */
async function open(name: Part, request?: AssistantRequest | null, isTypedTo = true) {
  const part = document.querySelector<HTMLElement>(name);
  const isWaiting = typed?.isWaiting;
  if (!part || (isWaiting && !request)) return;
  const labels = document.querySelectorAll(`[data-wm-opens=${name}] span`);
  const loaded = ready.get(name);
  const ahead =
    loaded || isWaiting || !isTypedTo ? undefined : new TypedAhead(labels[0]?.textContent ?? '');
  typed = ahead ?? typed;
  part.ariaBusy = 'true';
  try {
    const opening = loaded ?? (await load(name, part));
    if (ahead?.isWaiting !== false) {
      ahead?.end();
      opening(request);
      ahead?.handOver();
    }
  } catch {
    ahead?.end();
    for (const label of labels) label.textContent = part.dataset['failed'] ?? '';
  }
  part.ariaBusy = null;
}

/** A reader who reaches for what opens it is about to. */
function prepare({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-wm-opens]');
  const name = button && (button.dataset['wmOpens'] as Part);
  const part = name && document.querySelector<HTMLElement>(name);
  // Opening it tries once more, and says that it failed.
  if (part && !ready.has(name)) load(name, part).catch(() => {});
}

/** Where the texts cannot be fetched, nothing is offered. */
async function offerAsking(): Promise<void> {
  const part = document.querySelector<HTMLElement>('wm-assistant');
  if (!part) return;
  const [module, texts] = await Promise.all([import('./assistant/ask-about.ts'), textsFor(part)]);
  module.offerAsking(texts.assistant.assistantAskSelection);
}

for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prepare);

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
  const isAsked = /[?&]assistant\b/.test(location.search);
  if (isAsked || dataset['wmAssistant'] === 'open') void open('wm-assistant', null, isAsked);
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
