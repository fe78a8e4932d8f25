import { addStyles } from '../add-styles.ts';
import type { AssistantLabels, ClientTexts } from '../labels.ts';
import styles from './assistant.css?inline';
import { Chat } from './chat.ts';
import { Composer } from './composer.ts';
import type { Turn } from './conversation.ts';
import { ConversationStore, rememberOpen } from './conversation-store.ts';
import { linkResolver, type ResolveLink } from './links.ts';
import { createParts, type PanelParts } from './parts.ts';
import type { AskedContext, AssistantRequest } from './request.ts';
import { selectedText } from './selected-text.ts';
import type { AssistantSettings } from './settings.ts';
import { TurnView } from './turn-view.ts';

/** Where the panel stands beside the page, and stays from page to page; else it covers the page. */
const beside = matchMedia('(min-width: 64rem)');

let panel: AssistantPanel | undefined;

/** Opens the assistant that an element says everything of; closes it when it is being used. */
export function open(
  part: HTMLElement,
  { assistant: labels }: ClientTexts,
  request?: AssistantRequest | null,
): void {
  const isFirst = panel === undefined;
  panel ??= new AssistantPanel(part, labels);
  const question = isFirst ? takeQuestion() : undefined;
  const { wmAssistant } = document.documentElement.dataset;
  if (request) panel.start(request);
  else if (question !== undefined) panel.start({ question });
  else if (isFirst && wmAssistant === 'open') panel.restore();
  else panel.toggle();
}

/** The question of a link to the assistant (`?assistant=…`), which is asked once. */
function takeQuestion(): string | undefined {
  const url = new URL(location.href);
  const question = url.searchParams.get('assistant');
  if (question === null) return undefined;
  url.searchParams.delete('assistant');
  history.replaceState(history.state, '', url);
  return question;
}

class AssistantPanel {
  readonly #labels: AssistantLabels;
  readonly #parts: PanelParts;
  readonly #chat: Chat;
  readonly #composer: Composer;
  readonly #resolve: ResolveLink;
  readonly #views = new Map<string, TurnView>();
  #frame = 0;
  #wasRunning = false;

  constructor(part: HTMLElement, labels: AssistantLabels) {
    const { connection = '' } = part.dataset;
    const settings: AssistantSettings = JSON.parse(part.dataset['settings'] ?? '{}');
    const { language, version } = settings;
    this.#labels = labels;
    const { currentPath = '' } = document.documentElement.dataset;
    this.#resolve = linkResolver(settings, location.href);
    this.#chat = new Chat({
      connection,
      page: { path: currentPath, language, version },
      labels,
      language: document.documentElement.lang,
      store: new ConversationStore(connection),
      onChange: () => this.#plan(),
    });
    this.#composer = new Composer(labels, {
      ask: (question, context) => this.#ask(question, context),
      stop: () => this.#chat.stop(),
    });
    this.#parts = createParts(labels, this.#composer.element, {
      ask: (question) => this.#ask(question, this.#composer.context.take()),
      clear: () => this.#clear(),
      close: () => this.#close(),
    });
    addStyles(styles);
    part.append(this.#parts.dialog);
    this.#listen();
    this.#render();
  }

  /** Opens with something to ask, or to ask about. */
  start({ context, question = '' }: AssistantRequest): void {
    this.#open();
    if (context) this.#composer.context.add(context);
    if (question.trim() !== '') this.#ask(question.trim(), this.#composer.context.take());
    this.#composer.focus();
  }

  /** Opens as it was on the page before, without taking the focus from the page. */
  restore(): void {
    if (!beside.matches) return;
    this.#parts.dialog.setAttribute('open', '');
    this.#opened();
  }

  toggle(): void {
    const { dialog } = this.#parts;
    const { activeElement } = document;
    const isUsed = dialog.contains(activeElement) || activeElement?.matches('.wm-ask');
    if (dialog.open && isUsed) {
      this.#close();
      return;
    }
    const value = selectedText();
    this.start(value === '' ? {} : { context: { type: 'textSelection', value } });
  }

  #open(): void {
    const { dialog } = this.#parts;
    if (dialog.open) return;
    if (beside.matches) dialog.show();
    else dialog.showModal();
    this.#opened();
  }

  #close(): void {
    // What opened it may be hidden beside the open panel, and gets the focus back.
    rememberOpen(false);
    this.#parts.dialog.close();
  }

  #opened(): void {
    rememberOpen(beside.matches);
    this.#tellButtons();
    this.#scrollToLast('instant');
    this.#chat.connect().then(
      ({ hasModel }) => this.#parts.showModel(hasModel),
      () => this.#parts.showUnreachable(),
    );
  }

  #listen(): void {
    const { dialog } = this.#parts;
    dialog.addEventListener('close', () => this.#closed());
    dialog.addEventListener('keydown', (event) => {
      // The browser closes only what covers the page.
      if (event.key !== 'Escape' || event.isComposing || !beside.matches) return;
      event.preventDefault();
      this.#close();
    });
    dialog.addEventListener('click', ({ target }) => {
      // What a link leads to lies below a panel that covers the page.
      const link = target instanceof Element && target.closest('a[href]:not([target])');
      if (link && !beside.matches) this.#close();
    });
    beside.addEventListener('change', () => {
      if (!dialog.open) return;
      const isUsed = dialog.contains(document.activeElement);
      dialog.close();
      this.#open();
      if (isUsed) this.#composer.focus();
    });
    addEventListener('pagehide', () => this.#chat.save());
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#chat.load();
    });
  }

  #closed(): void {
    const { dialog } = this.#parts;
    // It may have been opened again in another way.
    if (dialog.open) return;
    rememberOpen(false);
    this.#tellButtons();
    // Opened by the page, it has nothing to give the focus back to.
    if (document.activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('.wm-ask')];
    buttons.find((button) => button.checkVisibility())?.focus();
  }

  #tellButtons(): void {
    for (const button of document.querySelectorAll('.wm-ask')) {
      button.ariaExpanded = String(this.#parts.dialog.open);
    }
  }

  #ask(question: string, context: readonly AskedContext[]): void {
    void this.#chat.ask(question, context);
    this.#render();
    this.#scrollToLast('smooth');
    this.#composer.focus();
  }

  #retry(): void {
    void this.#chat.retry();
    this.#composer.focus();
  }

  #clear(): void {
    this.#chat.clear();
    this.#composer.focus();
  }

  async #rate(turn: Turn, rating: 'up' | 'down'): Promise<void> {
    try {
      await this.#chat.rate(turn, rating);
    } catch {
      this.#parts.status.textContent = this.#labels.assistantUnreachable;
    }
  }

  /** The words of an answer come faster than the screen is drawn. */
  #plan(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#render());
  }

  #render(): void {
    const { turns } = this.#chat;
    const ids = new Set(turns.map(({ id }) => id));
    for (const [id, view] of this.#views) {
      if (ids.has(id)) continue;
      view.element.remove();
      this.#views.delete(id);
    }
    for (const turn of turns) {
      const view = this.#views.get(turn.id) ?? this.#addView(turn);
      view.update(turn, turn === turns.at(-1));
    }
    this.#parts.showTurns(turns.length > 0);
    this.#composer.showRunning(this.#chat.isRunning);
    this.#announce();
  }

  #addView(turn: Turn): TurnView {
    const view = new TurnView(turn, this.#labels, this.#resolve, {
      retry: () => this.#retry(),
      rate: (rated, rating) => void this.#rate(rated, rating),
    });
    this.#views.set(turn.id, view);
    this.#parts.turns.append(view.element);
    return view;
  }

  /** Screen readers are told that an answer is on its way, and the whole answer once it is there. */
  #announce(): void {
    const { isRunning, turns } = this.#chat;
    if (isRunning === this.#wasRunning) return;
    this.#wasRunning = isRunning;
    const last = turns.at(-1);
    const labels = this.#labels;
    const { notice = '', state } = last?.answer ?? {};
    const said = isRunning
      ? labels.assistantSearching
      : state === 'stopped'
        ? labels.assistantStopped
        : `${this.#views.get(last?.id ?? '')?.spoken ?? ''} ${notice}`.trim();
    this.#parts.status.textContent = said;
  }

  #scrollToLast(behavior: ScrollBehavior): void {
    const { log, turns } = this.#parts;
    const last = turns.lastElementChild;
    if (!(last instanceof HTMLElement)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    log.scrollTo({ top: last.offsetTop, behavior: isCalm ? 'instant' : behavior });
  }
}
