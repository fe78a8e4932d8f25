import type { Locator } from 'playwright-core';
import type { DocsPage } from './docs-page.ts';

/** The assistant of a page as a visitor knows it. */
export class AssistantPanel {
  readonly docs: DocsPage;

  constructor(docs: DocsPage) {
    this.docs = docs;
  }

  /** What opens it, where the window shows it. */
  get opener(): Locator {
    const name = this.docs.phone ? this.docs.text.assistant : this.docs.text.askAssistant;
    return this.docs.page.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.docs.page.getByRole('dialog', { name: this.docs.text.assistant });
  }

  get field(): Locator {
    return this.dialog.getByRole('textbox', { name: this.docs.text.assistantPlaceholder });
  }

  get send(): Locator {
    return this.button('send');
  }

  get stop(): Locator {
    return this.button('assistantStop');
  }

  get questions(): Locator {
    return this.dialog.getByRole('group', { name: this.docs.text.assistantYou });
  }

  get answers(): Locator {
    return this.dialog.getByRole('group', { name: this.docs.text.assistant, exact: true });
  }

  /** What screen readers are told of the answer. */
  get status(): Locator {
    return this.dialog.locator('> [role=status]');
  }

  button(text: keyof DocsPage['text'], within: Locator = this.dialog): Locator {
    return within.getByRole('button', { name: this.docs.text[text], exact: true });
  }

  /** Opens it from the keyboard. */
  async open(): Promise<void> {
    await this.docs.page.keyboard.press('Control+i');
    await this.field.waitFor();
  }

  /** Asks, and waits until the answer has ended. */
  async ask(question: string): Promise<Locator> {
    await this.field.fill(question);
    await this.field.press('Enter');
    const answer = this.answers.last();
    await this.ended(answer);
    return answer;
  }

  /** Waits until an answer has ended, which its buttons show. */
  async ended(answer: Locator = this.answers.last()): Promise<void> {
    await this.button('assistantRetry', answer).waitFor();
  }
}
