import type { Playground } from './playground/playground.ts';

/**
 * The button that opens the playground. Neither its code nor its data is loaded before, or before the
 * reader chooses another example of the body, which the samples beside the page follow.
 */
class TryIt extends HTMLElement {
  #playground: Promise<Playground> | undefined;
  /** Place of the example of the body that samples send. */
  #example = 0;

  connectedCallback(): void {
    const button = this.querySelector('button');
    if (!button) return;
    button.addEventListener('click', () => void this.#open(button));
    const examples = document.querySelector<HTMLSelectElement>('[data-wm-example=body] select');
    examples?.addEventListener('change', () => void this.#follow(examples.selectedIndex));
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
    const { loadPlayground } = await import('./playground/load-playground.ts');
    return loadPlayground(this.dataset['source'] ?? '', this.#example);
  }

  async #follow(example: number): Promise<void> {
    const before = this.#example;
    this.#example = example;
    const { followExample } = await import('./endpoint/follow-example.ts');
    await followExample(this.dataset['source'] ?? '', before, example);
  }
}

if (!customElements.get('wm-try-it')) customElements.define('wm-try-it', TryIt);
