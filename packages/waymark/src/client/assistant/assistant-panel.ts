import { addStyles } from '../add-styles.ts';
import { isComposing } from '../is-composing.ts';
import type { AssistantLabels } from '../labels.ts';
import styles from './assistant.css?inline';
import { Chat, type ChatOptions } from './chat.ts';
import { Composer } from './composer.ts';
import type { Turn } from './conversation.ts';
import type { ResolveLink } from './links.ts';
import { noticeOf } from './notice.ts';
import { createParts, type PanelParts } from './parts.ts';
import type { AskedContext, AssistantRequest } from './request.ts';
import { TurnView } from './turn-view.ts';

/** Where a panel opens: a page of the docs, or a page of any other site. */
export interface PanelPlace {
  /** What the panel is put into, and the tree that this belongs to. */
  readonly parent: HTMLElement;
  readonly root: Document | ShadowRoot;
  readonly labels: AssistantLabels;
  readonly chat: Omit<ChatOptions, 'labels' | 'onChange'>;
  readonly resolve: ResolveLink;
  /** What can be asked before there is a conversation. */
  readonly suggestions: readonly string[];
  /** Buttons that open it, which say whether it is open and get the focus back. */
  readonly openers: () => readonly HTMLElement[];
  /** What of the page is selected, to be asked about; empty for nothing. */
  readonly selectedText: () => string;
  /** Told whether it is open beside the page. */
  readonly remember: (isOpen: boolean) => void;
}

/** Where the panel stands beside the page, and stays from page to page; else it covers the page. */
const beside = matchMedia('(min-width: 64rem)');

/** The assistant as readers see it: a conversation in a dialog, beside the page or over it. */
export class AssistantPanel {
  readonly #place: PanelPlace;
  readonly #parts: PanelParts;
  readonly #chat: Chat;
  readonly #composer: Composer;
  readonly #views = new Map<string, TurnView>();
  #frame = 0;
  #wasRunning = false;

  constructor(place: PanelPlace) {
    const { labels, parent, root, suggestions } = place;
    this.#place = place;
    this.#chat = new Chat({ ...place.chat, labels, onChange: () => this.#plan() });
    this.#composer = new Composer(labels, {
      ask: (question, context) => this.#ask(question, context),
      stop: () => this.#chat.stop(),
      keep: (draft) => {
        this.#chat.draft = draft;
      },
    });
    this.#parts = createParts(labels, suggestions, this.#composer.element, {
      ask: (question) => this.#ask(question, this.#composer.context.take()),
      clear: () => this.#clear(),
      close: () => this.#close(),
    });
    addStyles(styles, root);
    parent.append(this.#parts.dialog);
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
    const { activeElement } = this.#place.root;
    const isOpener = this.#place.openers().some((button) => button === activeElement);
    const isUsed = dialog.contains(activeElement) || isOpener;
    if (dialog.open && isUsed) {
      this.#close();
      return;
    }
    const value = this.#place.selectedText();
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
    this.#place.remember(false);
    this.#parts.dialog.close();
  }

  #opened(): void {
    this.#place.remember(beside.matches);
    this.#tellButtons();
    this.#composer.write(this.#chat.draft);
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
      if (event.key !== 'Escape' || isComposing(event) || !beside.matches) return;
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
      const isUsed = dialog.contains(this.#place.root.activeElement);
      dialog.close();
      this.#open();
      if (isUsed) this.#composer.focus();
    });
    addEventListener('pagehide', () => this.#chat.save());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#chat.load();
      this.#composer.write(this.#chat.draft);
    });
  }

  #closed(): void {
    const { dialog } = this.#parts;
    // It may have been opened again in another way.
    if (dialog.open) return;
    this.#place.remember(false);
    this.#tellButtons();
    // What had the focus before gets it back from the browser; where nothing had it, it may still be
    // in what is hidden now.
    const focused = this.#place.root.activeElement ?? document.activeElement;
    if (focused !== document.body && !dialog.contains(focused)) return;
    const buttons = this.#place.openers();
    buttons.find((button) => button.checkVisibility())?.focus();
  }

  #tellButtons(): void {
    for (const button of this.#place.openers()) {
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
      this.#parts.status.textContent = this.#place.labels.assistantUnreachable;
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
    const view = new TurnView(turn, this.#place.labels, this.#place.resolve, {
      goOn: () => this.#ask(this.#place.labels.assistantContinue, []),
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
    const labels = this.#place.labels;
    const notice = last && noticeOf(last.answer, labels);
    const spoken =
      last?.answer.state === 'stopped' ? undefined : this.#views.get(last?.id ?? '')?.spoken;
    const whole = [spoken, notice].filter(Boolean).join(' ');
    this.#parts.status.textContent = isRunning ? labels.searching : whole;
  }

  #scrollToLast(behavior: ScrollBehavior): void {
    const { log, turns } = this.#parts;
    const last = turns.lastElementChild;
    if (!(last instanceof HTMLElement)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    log.scrollTo({ top: last.offsetTop, behavior: isCalm ? 'instant' : behavior });
  }
}
