import type { PageHit, SearchHits, SiteSearch } from '@waymark/search/browser';
import { addStyles } from '../add-styles.ts';
import { assistantEvent } from '../assistant/request.ts';
import { changedEvent } from '../changed-event.ts';
import { element } from '../dom.ts';
import { handOver } from '../hand-over.ts';
import { isComposing } from '../is-composing.ts';
import type { ClientTexts, SearchLabels } from '../labels.ts';
import { siteLink } from '../site-link.ts';
import { EndWatcher } from './end-watcher.ts';
import { OptionsList } from './options-list.ts';
import { createParts, type DialogParts } from './parts.ts';
import { pause } from './pause.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { resultGroup } from './results.ts';
import styles from './search.css?inline';
import type { SearchSettings } from './settings.ts';

/** So many pages are shown at first, which fill the list, and so many more when its end is seen. */
const step = 5;

/** Milliseconds after which a search that has found nothing yet says that it is on its way. */
const patience = 300;

let opened: SearchDialog | undefined;

/**
 * Opens the search; a page has one, with what its element says of it.
 *
 * @param typed what the reader has typed since it was asked for
 * @param createSearch opens what finds pages
 */
export function openDialog(
  part: HTMLElement,
  { search }: ClientTexts,
  typed: string | undefined,
  createSearch: () => SiteSearch,
): void {
  const { settings = '{}' } = part.dataset;
  opened ??= new SearchDialog(createSearch, JSON.parse(settings), search);
  opened.open();
  handOver(typed);
}

/** Gives the best pages for what was typed, where it was to be searched. */
type Find = (limit: number) => Promise<SearchHits>;

/** The results that are shown. */
interface Shown {
  readonly find: Find;
  /** Of their pages. */
  readonly urls: Set<string>;
  /** So many pages are asked for next. */
  limit: number;
  hasMore: boolean;
  /** Settles when the next ones are there; undefined while none are asked for. */
  next?: Promise<void>;
}

class SearchDialog {
  readonly #settings: SearchSettings;
  readonly #labels: SearchLabels;
  readonly #parts: DialogParts;
  readonly #options: OptionsList;
  #search: SiteSearch;
  readonly #end: EndWatcher;
  #timer = 0;
  /** Number of the last search: answers to earlier ones come too late. */
  #last = 0;
  /** Settles when what it finds is shown. */
  #found = Promise.resolve();
  /** The last one failed, or found what was there before: the next time that something is wanted of it, it is made again. */
  #isStale = false;
  /** Undefined while there are no results. */
  #shown: Shown | undefined;
  /** Steps down that wait for results to step on. */
  #moves = Promise.resolve();

  constructor(createSearch: () => SiteSearch, settings: SearchSettings, labels: SearchLabels) {
    this.#settings = settings;
    this.#labels = labels;
    this.#parts = createParts(settings, labels);
    this.#options = new OptionsList(this.#parts);
    this.#end = new EndWatcher(this.#parts.body, () => void this.#showMore());
    this.#search = createSearch();
    this.#listen();
    addEventListener(changedEvent, () => {
      this.#search = createSearch();
      this.#isStale = true;
    });
    addStyles(styles);
    document.body.append(this.#parts.dialog);
  }

  open(): void {
    this.#parts.dialog.showModal();
    this.#parts.input.select();
    if (this.#query === '') this.#showRecent();
    else if (this.#isStale) this.#update();
    // A search that fails says so itself.
    this.#search.prepare(this.#scope()).catch(() => undefined);
  }

  get #isEverywhere(): boolean {
    return this.#parts.everywhere?.ariaPressed === 'true';
  }

  get #query(): string {
    return this.#parts.input.value.trim();
  }

  #listen(): void {
    const { dialog, input, close, clear, everywhere, list } = this.#parts;
    input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#update(), pause);
    });
    input.addEventListener('keydown', (event) => this.#onKey(event));
    close.addEventListener('click', () => dialog.close());
    // Whoever marks what they wrote may let go of it outside.
    let isOutside = false;
    dialog.addEventListener('pointerdown', ({ target }) => {
      isOutside = target === dialog;
    });
    dialog.addEventListener('click', ({ target }) => {
      if (isOutside && target === dialog) dialog.close();
    });
    list.addEventListener('click', (event) => this.#onClick(event));
    clear.addEventListener('click', () => {
      forgetSearches();
      this.#showRecent();
      input.focus();
    });
    everywhere?.addEventListener('click', () => {
      everywhere.ariaPressed = String(everywhere.ariaPressed !== 'true');
      input.focus();
      this.#update();
    });
  }

  #onKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        this.#moveDown();
        break;
      case 'ArrowUp':
        event.preventDefault();
        this.#options.move(-1);
        break;
      case 'Enter':
        event.preventDefault();
        void this.#choose(event.ctrlKey || event.metaKey);
        break;
      case 'Escape':
        // A search field would be emptied first.
        event.preventDefault();
        this.#parts.dialog.close();
        break;
    }
  }

  /** One step after the other: the end is another one when more has come. */
  #moveDown(): void {
    this.#moves = this.#moves.then(async () => {
      if (this.#options.isAtEnd) await this.#showMore();
      this.#options.move(1);
    });
  }

  /** Opens what is active; of a query whose results are not there yet, what it finds. */
  async #choose(inNewTab: boolean): Promise<void> {
    if (this.#timer !== 0 || this.#isStale) this.#update();
    const number = this.#last;
    await this.#found;
    // Whoever has gone on meanwhile does not want it any more.
    if (number !== this.#last || !this.#parts.dialog.open) return;
    const { active } = this.#options;
    if (active instanceof HTMLAnchorElement && inNewTab) {
      this.#leave(true);
      window.open(active.href, '_blank', 'noopener');
    } else {
      active?.click();
    }
  }

  #onClick(event: MouseEvent): void {
    const { target } = event;
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option instanceof HTMLAnchorElement) this.#leave(event.ctrlKey || event.metaKey);
    else if (option) this.#repeat(option);
  }

  #leave(staysOpen: boolean): void {
    rememberSearch(this.#query);
    if (!staysOpen) this.#parts.dialog.close();
  }

  /** Searches again for what was searched for before. */
  #repeat(option: HTMLElement): void {
    this.#parts.input.value = option.textContent;
    this.#parts.input.focus();
    this.#update();
  }

  #update(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#last++;
    this.#found = this.#find(this.#last);
  }

  /** @param number of this search */
  async #find(number: number): Promise<void> {
    const query = this.#query;
    const { list } = this.#parts;
    this.#isStale = false;
    if (query === '') {
      this.#showRecent();
      // An earlier one that is on its way is not waited for any more.
      list.ariaBusy = 'false';
      return;
    }
    const scope = this.#scope();
    const find: Find = (limit) => this.#search.search(query, { ...scope, limit });
    list.ariaBusy = 'true';
    const slow = setTimeout(() => {
      if (number === this.#last) this.#showMessage(this.#labels.searching);
    }, patience);
    try {
      const hits = await find(step);
      if (number !== this.#last) return;
      if (hits.pages.length > 0) this.#showResults(hits, find);
      else this.#showNothing(query);
    } catch {
      if (number !== this.#last) return;
      this.#isStale = true;
      this.#showMessage(this.#labels.searchFailed);
    } finally {
      clearTimeout(slow);
      if (number === this.#last) list.ariaBusy = 'false';
    }
  }

  /** The part of the site that the page is of comes first even where all of it is searched. */
  #scope() {
    const { language, version, product } = this.#settings;
    const reader = { language, version };
    return this.#isEverywhere ? { reader } : { reader, language, version, product };
  }

  #showResults({ pages, hasMore }: SearchHits, find: Find): void {
    this.#show(this.#groupsOf(pages), true);
    this.#shown = { find, urls: new Set(pages.map(({ url }) => url)), limit: 2 * step, hasMore };
    this.#sayResults(this.#shown);
  }

  #showNothing(query: string): void {
    const labels = this.#labels;
    const text = labels.searchNoResults.replace('{query}', () => query);
    this.#showMessage(text, labels.searchNoResultsHint);
    if ('wmAssistant' in document.documentElement.dataset) this.#offerAnswer(query);
  }

  /** Shows the next pages below those that are there; settles when they are, if there are any. */
  async #showMore(): Promise<void> {
    const shown = this.#shown;
    if (!shown?.hasMore) return;
    // Asked for once, however often the end is seen meanwhile.
    shown.next ??= this.#append(shown).finally(() => {
      shown.next = undefined;
    });
    await shown.next;
  }

  async #append(shown: Shown): Promise<void> {
    const { find, urls } = shown;
    // What is shown stays where this fails, and its end may be seen again.
    const hits = await find(shown.limit).catch(() => undefined);
    if (hits === undefined || this.#shown !== shown) return;
    const further = hits.pages.filter(({ url }) => !urls.has(url));
    this.#options.append(this.#groupsOf(further));
    for (const { url } of further) urls.add(url);
    // Services count sections, which may all be of pages that are shown: then far more is asked for.
    shown.limit += further.length > 0 ? step : shown.limit;
    shown.hasMore = hits.hasMore;
    this.#sayResults(shown);
  }

  #groupsOf(pages: readonly PageHit[]): HTMLElement[] {
    return pages.map((hit) => resultGroup(hit, (url) => siteLink(this.#settings.link, url)));
  }

  #sayResults({ hasMore }: Shown): void {
    const { list, status } = this.#parts;
    const count = `${this.#options.options.length}${hasMore ? '+' : ''}`;
    status.textContent = this.#labels.searchResultCount.replace('{count}', () => count);
    this.#end.watch(hasMore ? list.lastElementChild : null);
  }

  #showRecent(): void {
    const searches = recentSearches();
    const options = searches.map((text) =>
      element('div', {
        class: 'wm-result wm-result-recent',
        text,
        attributes: { role: 'option', 'aria-selected': 'false', dir: 'auto' },
      }),
    );
    this.#show(options, false);
    this.#parts.recentHead.hidden = searches.length === 0;
  }

  #showMessage(text: string, hint?: string): void {
    this.#show([], false);
    const { message, status } = this.#parts;
    message.replaceChildren(
      element('p', { text }),
      ...(hint === undefined ? [] : [element('p', { text: hint })]),
    );
    message.hidden = false;
    status.textContent = text;
  }

  /** What cannot be found can still be asked. */
  #offerAnswer(question: string): void {
    const { dialog, message } = this.#parts;
    const ask = () => {
      dialog.close();
      document.dispatchEvent(new CustomEvent(assistantEvent, { detail: { question } }));
    };
    const button = element('button', {
      class: 'wm-search-ask',
      text: this.#labels.askAssistant,
      attributes: { type: 'button' },
      on: { click: ask },
    });
    message.append(button);
  }

  #show(content: readonly Node[], areResults: boolean): void {
    const { recentHead, message, status } = this.#parts;
    recentHead.hidden = true;
    message.hidden = true;
    status.textContent = '';
    this.#shown = undefined;
    this.#end.watch(null);
    this.#options.show(content, areResults);
  }
}
