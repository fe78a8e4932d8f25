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
const keys: Readonly<Record<string, Part | false>> = {
  k: 'wm-search',
  i: hasAssistant && 'wm-assistant',
};

/** What the reader has typed since something is being loaded; undefined while nothing is. */
let typed: string | undefined;

/** Where it is in the page, if the page has it. */
const partOf = (name: Part) => document.querySelector<HTMLElement>(name);

async function load(name: Part) {
  const part = partOf(name) as HTMLElement;
  const [module, texts] = await Promise.all([parts[name](part.dataset), textsFor(part)]);
  return (request?: AssistantRequest | null) => module.open(part, texts, typed, request);
}

async function open(name: Part, request?: AssistantRequest | null) {
  const part = partOf(name);
  if (!part || (typed !== undefined && !request)) return;
  typed ??= '';
  part.ariaBusy = 'true';
  try {
    const show = await load(name);
    // Escape has given it up meanwhile.
    if (typed !== undefined || request) show(request);
  } catch {
    // The paragraph is for screen readers; `hand-over.ts` undoes it.
    for (const label of document.querySelectorAll<HTMLElement>(
      `[data-wm-opens=${name}] span,${name} p`,
    )) {
      label.dataset['was'] ??= label.textContent;
      label.textContent = part.dataset['failed'] as string;
    }
  }
  typed = undefined;
  part.ariaBusy = null;
}

/** Where the texts cannot be fetched, nothing is offered. */
async function offerAsking(): Promise<void> {
  const [module, texts] = await Promise.all([
    import('./assistant/ask-about.ts'),
    textsFor(partOf('wm-assistant') as HTMLElement),
  ]);
  module.offerAsking(texts.assistant.assistantAskSelection);
}

let isAskingOffered = !hasAssistant;

// A reader who reaches for what opens one is about to; opening it tries once more where that fails. Text and
// code that can be asked about get their buttons then, too.
for (const type of ['pointerover', 'focusin', 'selectionchange', 'click']) {
  document.addEventListener(type, ({ target }) => {
    const reached =
      target instanceof Element && target.closest<HTMLElement>('[data-wm-opens],.code-block');
    const name = reached && (reached.dataset['wmOpens'] as Part | undefined);
    if (name) (type === 'click' ? open(name) : load(name)).catch(() => {});
    else if (!isAskingOffered && (reached || getSelection()?.isCollapsed === false)) {
      isAskingOffered = true;
      offerAsking().catch(() => {});
    }
  });
}

/** Whether another field takes it. A field of a dialog that has just been closed has the focus until the page is painted. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input,textarea,select') && target.getClientRects()[0]));

document.addEventListener('keydown', (event) => {
  const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
  const isFree = !isElsewhere(target);
  // With both, a key of Windows writes what it has as a third sign.
  if (typed !== undefined && isFree && !metaKey && (!ctrlKey || altKey)) {
    if (key === 'Escape') typed = undefined;
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length < 2) typed += key;
    else if (key === 'Enter') typed += '\n';
    else return;
    return event.preventDefault();
  }
  const name =
    ctrlKey !== metaKey
      ? !shiftKey && !(target as HTMLElement).isContentEditable && keys[key.toLowerCase()]
      : key === '/' && !ctrlKey && isFree && dataset['wmSlash'] !== 'off' && 'wm-search';
  if (!name || altKey || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  void open(name);
});

document.addEventListener('paste', ({ clipboardData, target }) => {
  if (typed !== undefined && !isElsewhere(target)) typed += clipboardData?.getData('text').trim();
});

if (/Mac|iP/.test(navigator.platform)) {
  for (const key of document.querySelectorAll('.wm-search kbd')) key.textContent = '⌘K';
}

if (hasAssistant) {
  document.addEventListener(assistantEvent, ({ detail }) => void open('wm-assistant', detail));
  // A link asks for it, or it was open on the page before, whose reader may be about to scroll this one.
  if (/[?&]assistant\b/.test(location.search)) void open('wm-assistant');
  else if (dataset['wmAssistant'] === 'open') {
    load('wm-assistant')
      .then((show) => show())
      .catch(() => {});
  }
}
