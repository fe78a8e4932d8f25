import type { Locator } from 'playwright-core';
import type { DocsPage } from './docs-page.ts';

/** The search of a page as a visitor knows it. */
export class SearchBox {
  readonly docs: DocsPage;

  constructor(docs: DocsPage) {
    this.docs = docs;
  }

  get button(): Locator {
    return this.docs.page.locator('wm-search button').filter({ visible: true });
  }

  get dialog(): Locator {
    return this.docs.page.getByRole('dialog', { name: this.docs.text.search });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox');
  }

  get options(): Locator {
    return this.dialog.getByRole('option');
  }

  /** The option that the field says is the active one. */
  get active(): Locator {
    return this.dialog.locator('[role=option][aria-selected=true]');
  }

  get status(): Locator {
    return this.dialog.getByRole('status');
  }

  /** Whether a slash opens the search. */
  get slash(): Locator {
    return this.dialog.getByRole('checkbox', { name: this.docs.text.searchShortcut });
  }

  get everywhere(): Locator {
    return this.dialog.getByRole('button', { name: this.docs.text.searchEverywhere });
  }

  /** Opens it from the keyboard. */
  async open(key = 'Control+k'): Promise<void> {
    await this.docs.page.keyboard.press(key);
    await this.field.waitFor();
  }

  /** Types a query in place of what is there, and waits for its answer. */
  async ask(query: string): Promise<void> {
    await this.field.fill('');
    // An answer to what was there before must not be taken for this one.
    await this.status.filter({ hasNotText: /./ }).waitFor({ state: 'attached' });
    await this.field.fill(query);
    const { searching } = this.docs.text;
    await this.status.filter({ hasText: /./, hasNotText: searching }).waitFor();
  }

  /** Titles of the pages that are shown, in their order. */
  async pages(): Promise<string[]> {
    const groups = await this.dialog.getByRole('group').all();
    return Promise.all(groups.map(async (group) => (await group.getAttribute('aria-label')) ?? ''));
  }
}
