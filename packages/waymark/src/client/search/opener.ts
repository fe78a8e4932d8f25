/** The button that opens the search. Neither the dialog nor what it searches is loaded before. */
class WaymarkSearch extends HTMLElement {
  connectedCallback(): void {
    const key = this.querySelector('kbd');
    if (key && /Mac|iP/.test(navigator.platform)) key.textContent = '⌘K';
    this.addEventListener('click', () => void this.open());
  }

  async open(): Promise<void> {
    this.ariaBusy = 'true';
    try {
      const { openSearch } = await import('./dialog.ts');
      openSearch(this.dataset);
    } catch {
      const prompt = this.querySelector('span');
      if (prompt) prompt.textContent = this.dataset['failed'] ?? '';
    }
    this.ariaBusy = null;
  }
}

function onKey(event: KeyboardEvent): void {
  const { altKey, ctrlKey, key, metaKey, target } = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  const isShortcut = ctrlKey !== metaKey ? /^k$/i.test(key) : key === '/' && !ctrlKey && !isTyping;
  const search = document.querySelector<WaymarkSearch>('wm-search');
  if (!isShortcut || altKey || !search || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  void search.open();
}

if (!customElements.get('wm-search')) {
  customElements.define('wm-search', WaymarkSearch);
  document.addEventListener('keydown', onKey);
}
