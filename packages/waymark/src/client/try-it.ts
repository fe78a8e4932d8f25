import type { Playground } from './playground/playground.ts';

/** The button that opens the playground. Neither its code nor its data is loaded before. */
class TryIt extends HTMLElement {
  #playground: Promise<Playground> | undefined;

  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.addEventListener('click', () => void this.#open(button));
  }

  async #open(button: HTMLButtonElement): Promise<void> {
    button.setAttribute('aria-busy', 'true');
    try {
      this.#playground ??= this.#load();
      const { chooseServer, dialog } = await this.#playground;
      if (dialog.open) return;
      const server = document.querySelector<HTMLSelectElement>('wm-server select');
      if (server) chooseServer(server.value);
      dialog.showModal();
    } catch {
      this.#playground = undefined;
      const message = this.querySelector<HTMLElement>('[role=status]');
      if (message) message.textContent = this.dataset['failed'] ?? '';
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  async #load(): Promise<Playground> {
    const [{ createPlayground }, { parseJson }, response] = await Promise.all([
      import('./playground/playground.ts'),
      import('./playground/parse-json.ts'),
      fetch(this.dataset['source'] ?? ''),
    ]);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    const { value } = parseJson(await response.text());
    // The file is written by the build from the same types.
    const playground = createPlayground(value as unknown as Parameters<typeof createPlayground>[0]);
    document.body.append(playground.dialog);
    return playground;
  }
}

if (!customElements.get('wm-try-it')) customElements.define('wm-try-it', TryIt);
