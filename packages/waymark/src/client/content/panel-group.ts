import { hasModifier } from '../has-modifier.ts';
import { announce, type Choice, choiceEvent, choose, storedChoices } from './choices.ts';
import { revealEvent } from './reveal.ts';
import { shownEvent } from './shown.ts';

interface Entry {
  readonly label: string;
  /** The tab or the option of the menu. */
  readonly control: HTMLElement;
  readonly panel: HTMLElement;
}

/**
 * Panels of which one is shown, chosen by tabs or from a menu. Groups that hold the same label
 * follow each other, on the page and from page to page (docs/format/pages.md#tabs).
 */
export abstract class PanelGroup extends HTMLElement {
  #entries: readonly Entry[] = [];

  /** What the address shows after the reader chose an entry. */
  protected abstract recordInAddress(control: HTMLElement): void;

  connectedCallback(): void {
    this.#entries = this.#findEntries();
    const [first] = this.#entries;
    if (!first) return;
    this.addEventListener('click', this.#onClick);
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('change', this.#onChange);
    this.addEventListener(revealEvent, this.#onReveal);
    this.addEventListener('beforematch', this.#onReveal);
    document.addEventListener(choiceEvent, this.#onChoice);
    const stored = this.#follows && !this.#isOfPage ? storedChoices() : [];
    const remembered = stored.map((label) => this.#labelled(label)).find(Boolean);
    const marked = this.#entries.find(({ control }) => control.ariaSelected === 'true');
    this.#select(remembered ?? marked ?? first);
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    document.removeEventListener(choiceEvent, this.#onChoice);
  }

  get #follows(): boolean {
    return this.dataset.sync !== 'off';
  }

  /** Choices hold for this page: what `404` says is not wanted on the next one. */
  get #isOfPage(): boolean {
    return this.dataset.sync === 'page';
  }

  /** Tabs and options of this group, not of groups inside its panels. */
  #findEntries(): Entry[] {
    const controls = [...this.querySelectorAll<HTMLElement>('[role=tab], option')];
    return controls.flatMap((control) => {
      const id =
        control instanceof HTMLOptionElement
          ? control.value
          : control.getAttribute('aria-controls');
      const panel = [...this.children].find((child) => child.id === id);
      const label = (control.dataset.label ?? control.textContent).trim();
      return panel instanceof HTMLElement ? [{ label, control, panel }] : [];
    });
  }

  #labelled(label: string): Entry | undefined {
    return this.#entries.find((entry) => entry.label === label);
  }

  #select(chosen: Entry): void {
    for (const { control, panel } of this.#entries) {
      const selected = control === chosen.control;
      // Hidden text is still found by the browser's search, which then opens the panel.
      if (selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
      if (control instanceof HTMLOptionElement) {
        control.selected = selected;
        continue;
      }
      control.ariaSelected = String(selected);
      control.dataset.active = String(selected);
      control.tabIndex = selected ? 0 : -1;
    }
    const title = this.querySelector(':scope > * > [data-wm-chosen]');
    if (title) title.textContent = chosen.label;
    document.dispatchEvent(new Event(shownEvent));
  }

  #choose(entry: Entry): void {
    this.#select(entry);
    this.recordInAddress(entry.control);
    const choice = { label: entry.label, origin: this };
    if (this.#isOfPage) announce(choice);
    else if (this.#follows) choose(choice);
  }

  #entryOf(target: EventTarget | null): Entry | undefined {
    return this.#entries.find(({ control }) => target instanceof Node && control.contains(target));
  }

  readonly #onClick = (event: Event) => {
    const entry = this.#entryOf(event.target);
    if (entry && !(entry.control instanceof HTMLOptionElement)) this.#choose(entry);
  };

  readonly #onChange = (event: Event) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const entry = this.#entryOf(event.target.selectedOptions[0] ?? null);
    if (entry) this.#choose(entry);
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const current = this.#entries.findIndex(({ control }) => control === event.target);
    const next = current < 0 ? undefined : this.#entries.at(this.#position(event.key, current));
    if (!next || next.control === event.target) return;
    event.preventDefault();
    next.control.focus();
    this.#choose(next);
  };

  #position(key: string, current: number): number {
    const count = this.#entries.length;
    const forward = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    if (key === forward) return (current + 1) % count;
    return key === 'ArrowLeft' || key === 'ArrowRight' ? (current - 1 + count) % count : current;
  }

  /** An element inside is wanted: its panel opens, or the tab that it is. */
  readonly #onReveal = ({ target }: Event) => {
    const entry =
      this.#entryOf(target) ??
      this.#entries.find(({ panel }) => target instanceof Node && panel.contains(target));
    if (entry) this.#select(entry);
  };

  readonly #onChoice = (event: Event) => {
    const { label, origin } = (event as CustomEvent<Choice>).detail;
    // A group around the one that was used stays: following would hide what the reader uses.
    if (!this.#follows || this.contains(origin)) return;
    const entry = this.#labelled(label);
    if (entry) this.#select(entry);
  };
}
