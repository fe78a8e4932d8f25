import { samplesEvent, samplesOf } from './samples.ts';

const storageKey = 'waymark:server';

/**
 * The server that requests of a page go to. The choice holds for all pages of the site. Where the button
 * beside it copies a whole address, `data-path` is the rest of that; `data-base` of a server is its address
 * in samples.
 */
class Server extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    const first = select.options[0]?.dataset['base'] ?? '';
    const base = () => select.selectedOptions[0]?.dataset['base'] || first;
    let samples = samplesOf(document, first);
    const show = () => {
      this.#show(select.value);
      samples.address(base());
    };
    document.addEventListener(samplesEvent, () => {
      samples = samplesOf(document, base());
    });
    const stored = read();
    if ([...select.options].some(({ value }) => value === stored)) select.value = stored;
    show();
    select.addEventListener('change', () => {
      store(select.value);
      show();
    });
  }

  #show(server: string): void {
    const copy = this.closest('[data-wm-endpoint]')?.querySelector<HTMLElement>('wm-copy');
    const { path } = this.dataset;
    if (!copy || path === undefined) return;
    const before = copy.dataset['value'] ?? '';
    const address = withoutSlash(server) + path;
    copy.dataset['value'] = address;
    const button = copy.querySelector('button');
    for (const name of ['aria-label', 'title']) {
      const label = button?.getAttribute(name)?.replace(before, () => address);
      if (label !== undefined) button?.setAttribute(name, label);
    }
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function store(url: string): void {
  try {
    localStorage.setItem(storageKey, url);
  } catch {
    // Without storage the choice holds for this page.
  }
}

if (!customElements.get('wm-server')) customElements.define('wm-server', Server);
