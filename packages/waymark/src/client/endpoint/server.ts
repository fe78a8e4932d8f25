const storageKey = 'waymark:server';

/**
 * The server that requests of a page go to. The choice holds for all pages of the site. Where the button
 * beside it copies a whole address (`data-full`), it is that of the chosen server.
 */
class Server extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    let copied = select.value;
    const show = () => {
      if (this.dataset['full'] !== undefined) this.#copyInstead(copied, select.value);
      copied = select.value;
    };
    const stored = read();
    if ([...select.options].some(({ value }) => value === stored)) select.value = stored;
    show();
    select.addEventListener('change', () => {
      store(select.value);
      show();
    });
  }

  #copyInstead(before: string, server: string): void {
    const copy = this.closest('[data-wm-endpoint]')?.querySelector('wm-copy');
    if (!(copy instanceof HTMLElement)) return;
    const { value = '' } = copy.dataset;
    const address = withoutSlash(server) + value.slice(withoutSlash(before).length);
    copy.dataset['value'] = address;
    const button = copy.querySelector('button');
    for (const name of ['aria-label', 'title']) {
      const label = button?.getAttribute(name)?.replace(value, () => address);
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
