import { confirmCopied } from './confirm-copied.ts';
import { pagePlaceholder, unknownOrigin } from './page-action.ts';

/** How long the reason of a failure stays (milliseconds). */
const failureShownFor = 8000;

/**
 * The actions of a page that need script: copying its Markdown, printing, the assistant. Nothing is
 * fetched before the reader reaches for the menu.
 */
class PageActions extends HTMLElement {
  #twin: Promise<string> | undefined;

  connectedCallback(): void {
    if (!navigator.clipboard) this.#hideCopying();
    if (this.dataset.addressUnknown !== undefined) this.#fillOrigin();
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) this.#act(button);
    });
    const links = [...this.querySelectorAll('a')].filter((link) =>
      (link.getAttribute('href') ?? '').includes(pagePlaceholder),
    );
    if (links.length === 0) return;
    const filled = new AbortController();
    const fillLinks = async () => {
      try {
        const [page, { fillPage }] = await Promise.all([this.#page(), import('./fill-page.ts')]);
        fillPage(links, pagePlaceholder, page);
        filled.abort();
      } catch {
        // They are filled when the reader reaches for them again.
      }
    };
    this.addEventListener('pointerenter', fillLinks, { signal: filled.signal });
    this.addEventListener('focusin', fillLinks, { signal: filled.signal });
  }

  #act(button: HTMLButtonElement): void {
    switch (button.dataset.effect) {
      case 'copy-page':
        this.#copy(button, this.#page());
        break;
      case 'copy':
        this.#copy(button, Promise.resolve(withOrigin(button.dataset.text ?? '')));
        break;
      case 'print':
        this.#close();
        print();
        break;
    }
  }

  /** The Markdown of the page, fetched once; again after a failure. */
  #page(): Promise<string> {
    this.#twin ??= fetch(this.dataset.twin ?? '')
      .then((response) => {
        if (response.ok) return response.text();
        throw new Error(`${response.status} ${response.statusText}`.trim());
      })
      .catch((error: unknown) => {
        this.#twin = undefined;
        throw error;
      });
    return this.#twin;
  }

  async #copy(button: HTMLButtonElement, text: Promise<string>): Promise<void> {
    try {
      await writeClipboard(text);
      confirmCopied(button, this.dataset.copied ?? '', this);
    } catch {
      // Where the reader or the browser refuses, nothing was copied, and nothing is confirmed.
      await text.catch((error: unknown) => this.#tell(error));
    }
  }

  /** Says for some seconds why there is nothing to copy. */
  #tell(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const status = document.createElement('span');
    status.className = 'wm-page-actions-failure';
    status.role = 'status';
    this.append(status);
    // Announced when it changes, not when it appears.
    requestAnimationFrame(() => {
      status.textContent = (this.dataset.failed ?? '').replace('{reason}', () => reason);
    });
    setTimeout(() => status.remove(), failureShownFor);
  }

  /** On pages without TLS there is no clipboard. */
  #hideCopying(): void {
    for (const button of this.querySelectorAll<HTMLElement>('[data-effect^=copy]')) {
      (button.closest('li') ?? button).hidden = true;
    }
    const menu = this.querySelector('details');
    if (menu) menu.hidden = !offersAny(menu);
    this.hidden = !offersAny(this);
  }

  #close(): void {
    const details = this.querySelector('details');
    if (!details) return;
    details.querySelector('summary')?.focus();
    details.open = false;
  }

  /** Links to this site in prompts are whole addresses, which only the browser knows. */
  #fillOrigin(): void {
    for (const link of this.querySelectorAll('a')) {
      link.href = withOrigin(link.getAttribute('href') ?? '');
    }
    for (const hint of this.querySelectorAll('small')) {
      hint.textContent = withOrigin(hint.textContent ?? '');
    }
  }
}

function offersAny(place: Element): boolean {
  return [...place.querySelectorAll('a, button')].some((item) => !item.closest('[hidden]'));
}

function withOrigin(text: string): string {
  const { origin } = location;
  return text
    .replaceAll(unknownOrigin, origin)
    .replaceAll(encodeURIComponent(unknownOrigin), encodeURIComponent(origin));
}

/** Some browsers only let a click write, so the text is handed over before it is there. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

if (!customElements.get('wm-page-actions')) customElements.define('wm-page-actions', PageActions);
