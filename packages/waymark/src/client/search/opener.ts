/** The button that opens the search. Neither the dialog nor what it searches is loaded before. */
class WaymarkSearch extends HTMLElement {
  #dialog: Promise<{ open(): void }> | undefined;

  connectedCallback(): void {
    const key = this.querySelector('kbd');
    if (key && /Mac|iP/.test(navigator.platform)) key.textContent = '⌘K';
    this.querySelector('button')?.addEventListener('click', () => void this.open());
  }

  async open(): Promise<void> {
    const button = this.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    try {
      this.#dialog ??= this.#load();
      (await this.#dialog).open();
    } catch {
      this.#dialog = undefined;
      const { labels } = this.#settings();
      const prompt = this.querySelector('.wm-search-prompt');
      if (prompt) prompt.textContent = labels.searchFailed;
    } finally {
      button?.removeAttribute('aria-busy');
    }
  }

  async #load(): Promise<{ open(): void }> {
    const { createSearchDialog } = await import('./dialog.ts');
    return createSearchDialog(this.dataset['index'] ?? '', this.#settings());
  }

  #settings(): import('../../components/search-settings.ts').SearchSettings {
    // Written by the component of the same name.
    return JSON.parse(this.dataset['settings'] ?? '{}');
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
  const search = document.querySelector('wm-search');
  if (!(search instanceof WaymarkSearch) || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  void search.open();
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

if (!customElements.get('wm-search')) {
  customElements.define('wm-search', WaymarkSearch);
  document.addEventListener('keydown', onKey);
}
