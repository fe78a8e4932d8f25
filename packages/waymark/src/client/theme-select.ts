const storageKey = 'wm-appearance';
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The buttons that choose the colour mode. `ThemeInit.astro` has set it before the first paint. */
class WaymarkThemeSelect extends HTMLElement {
  connectedCallback(): void {
    showMode();
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element && target.closest('[data-wm-appearance]');
      if (!(button instanceof HTMLElement)) return;
      setMode(button.dataset['wmAppearance'] ?? 'system');
      this.querySelector('details')?.removeAttribute('open');
      this.querySelector('summary')?.focus();
    });
  }
}

function setMode(mode: string): void {
  document.documentElement.dataset['appearance'] = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  showMode();
}

function showKeptMode(): void {
  try {
    // A strict site lets nobody choose: what was chosen before counts no longer.
    const mode = document.querySelector('wm-theme-select') && localStorage.getItem(storageKey);
    if (mode) document.documentElement.dataset['appearance'] = mode;
  } catch {
    // Storage is blocked: no other page has changed it.
  }
  showMode();
}

/** Puts the chosen mode on the document and marks it in every control of the page. */
function showMode(): void {
  const root = document.documentElement;
  const mode = root.dataset['appearance'] ?? 'system';
  root.classList.toggle('dark', mode === 'dark' || (mode === 'system' && systemDark.matches));
  for (const button of document.querySelectorAll<HTMLElement>('[data-wm-appearance]')) {
    button.setAttribute('aria-pressed', String(button.dataset['wmAppearance'] === mode));
  }
}

if (!customElements.get('wm-theme-select')) {
  customElements.define('wm-theme-select', WaymarkThemeSelect);
  systemDark.addEventListener('change', showMode);
  // A page that comes back as it was left has missed what was chosen since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKeptMode();
  });
  // Another tab of the site changed the mode.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue) showKeptMode();
  });
}
