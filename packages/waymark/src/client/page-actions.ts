import { confirmCopied } from './confirm-copied.ts';
import { pagePlaceholder, unknownOrigin } from './page-action.ts';
import { printEvent } from './printed.ts';

/**
 * The actions of a page that need script: copying its Markdown, printing, the assistant. Nothing is
 * fetched before the reader reaches for the menu.
 */
class PageActions extends HTMLElement {
  #twin: Promise<string> | undefined;

  connectedCallback(): void {
    // On pages without TLS there is none; styles hide what needs it.
    if (!navigator.clipboard) this.dataset.noClipboard = '';
    if (this.dataset.addressUnknown !== undefined) this.#fillOrigin();
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) this.#act(button);
    });
    const links = [...this.querySelectorAll('a')].filter((link) =>
      (link.getAttribute('href') ?? '').includes(pagePlaceholder),
    );
    if (links.length === 0) return;
    const fillLinks = async () => {
      // Filled links have no place left to fill; after a failure they are filled when the reader reaches for them again.
      const page = await this.#page().catch(() => '');
      if (!page) return;
      const { fillPage } = await import('./fill-page.ts');
      fillPage(links, pagePlaceholder, page);
    };
    for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, fillLinks);
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
        if (dispatchEvent(new Event(printEvent, { cancelable: true }))) print();
        break;
    }
  }

  /** The Markdown of the page, fetched once; again after a failure. */
  #page(): Promise<string> {
    this.#twin ??= fetch(this.dataset.twin ?? '')
      .then((response) => (response.ok ? response.text() : Promise.reject(response)))
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
      text.catch(async (error: unknown) =>
        (await import('./tell-failure.ts')).tellFailure(this, error),
      );
    }
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
