import { feedbackAttribute } from './feedback-listener.ts';

/**
 * Sends what a reader thinks of the page to the server of the site, if it has one. A rating counts
 * when it is chosen; a comment, or another choice, is sent under the same random name, so that all of
 * it is one vote. Nothing is kept in the browser.
 */
class PageFeedback extends HTMLElement {
  readonly #id = randomId();

  connectedCallback(): void {
    this.addEventListener('click', this.#onClick);
    this.#form?.addEventListener('submit', this.#onSubmit);
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('[data-rating]')];
  }

  get #rating(): string | undefined {
    return this.#buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.dataset['rating'];
  }

  readonly #onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-rating]') : null;
    if (!button || button.ariaPressed === 'true') return;
    for (const other of this.#buttons) other.ariaPressed = String(other === button);
    if (this.#form && this.dataset['state'] !== 'sent') this.#form.hidden = false;
    void this.#send('rated');
  };

  readonly #onSubmit = (event: Event) => {
    event.preventDefault();
    void this.#send('sent');
  };

  #hide(form: HTMLElement): void {
    const hadFocus = form.contains(document.activeElement);
    form.hidden = true;
    if (hadFocus) this.#buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
  }

  /** @param state of the element once it has worked */
  async #send(state: 'rated' | 'sent'): Promise<void> {
    const comment = this.querySelector('textarea')?.value.trim();
    const told = { id: this.#id, page: this.dataset['page'], rating: this.#rating };
    const isSent = await post(this.dataset['address'] ?? '', comment ? { ...told, comment } : told);
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.dataset[isSent ? 'thanks' : 'failed'] ?? '';
    if (!isSent) {
      // It may be chosen again.
      if (state === 'rated') for (const button of this.#buttons) button.ariaPressed = 'false';
      return;
    }
    this.dataset['state'] = state;
    if (state === 'sent' && this.#form) this.#hide(this.#form);
  }
}

/** Where no server listens, services are told by what is seen of the page. */
async function post(address: string, body: object): Promise<boolean> {
  if (document.documentElement.getAttribute(feedbackAttribute) !== '') return true;
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A reader may leave the page right after it.
      keepalive: true,
    });
    return ok;
  } catch {
    return false;
  }
}

/** Pages without TLS have no `crypto.randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

if (!customElements.get('wm-feedback')) customElements.define('wm-feedback', PageFeedback);
