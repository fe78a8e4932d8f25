import { offeredLanguage } from './offered-language.ts';

/** Links by which a reader chooses a language. */
const choices = 'wm-language-offer a, .wm-menu-panel a[hreflang]';
const storageKey = 'wm-language-offer';

/**
 * Offers the page in the language that the browser prefers. Whoever has followed the offer, closed it,
 * or chosen a language in the menu is not asked again; nobody is led anywhere by themselves.
 */
class LanguageOffer extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener('click', this.#onClick, true);
    if (isDecided()) return;
    const links = [...this.querySelectorAll('a')];
    const found = offeredLanguage(
      navigator.languages,
      this.dataset['lang'] ?? '',
      links.map(({ hreflang }) => hreflang),
    );
    for (const link of links) link.hidden = link.hreflang !== found;
    this.hidden = found === undefined;
  }

  disconnectedCallback(): void {
    document.removeEventListener('click', this.#onClick, true);
  }

  readonly #onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const isClosed = this.contains(target) && target.closest('button') !== null;
    if (!isClosed && !target.closest(choices)) return;
    try {
      localStorage.setItem(storageKey, 'decided');
    } catch {
      // Storage is blocked: the offer returns on the next page.
    }
    if (!isClosed) return;
    this.hidden = true;
    document.getElementById('content-area')?.focus({ preventScroll: true });
  };
}

function isDecided(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

if (!customElements.get('wm-language-offer'))
  customElements.define('wm-language-offer', LanguageOffer);
