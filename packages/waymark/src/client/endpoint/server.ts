/** Tells the page that another server was chosen; its address is the detail. */
export const serverEvent = 'wm:server';

const storageKey = 'waymark:server';

/** The server that requests of a page go to. The choice holds for all pages of the site. */
class Server extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    if (!select) return;
    const stored = read();
    if ([...select.options].some(({ value }) => value === stored)) select.value = stored;
    select.addEventListener('change', () => {
      store(select.value);
      this.dispatchEvent(
        new CustomEvent<string>(serverEvent, { bubbles: true, detail: select.value }),
      );
    });
  }
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
