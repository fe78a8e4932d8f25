import { setTimeout } from 'node:timers/promises';
import { type Messages, messages, type Switcher } from '@waymark/core';
import type { Locator, Page } from 'playwright-core';

const switcherLabels = {
  language: 'selectLanguage',
  version: 'selectVersion',
  product: 'selectProduct',
  dropdown: 'selectDropdown',
} as const satisfies Record<Switcher['kind'], keyof Messages>;

/** A page of a site as a visitor knows it: its parts by their roles and names. */
export class DocsPage {
  readonly page: Page;
  readonly origin: string;
  readonly text: Messages;
  readonly phone: boolean;
  readonly #hasScript: boolean;

  constructor(page: Page, origin: string, lang: string, phone: boolean, hasScript = true) {
    this.page = page;
    this.origin = origin;
    this.text = messages(lang);
    this.phone = phone;
    this.#hasScript = hasScript;
  }

  /** Opens a page, and waits until it is painted: before that, the browser drops keys that are pressed. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    if (!this.#hasScript) return;
    const painted = this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new PerformanceObserver((entries) => {
            if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          });
          observer.observe({ type: 'paint', buffered: true });
        }),
    );
    // A page that leads elsewhere at once is never painted.
    await Promise.race([painted.catch(() => undefined), setTimeout(3_000)]);
  }

  /** The address, without the host and the slash at the end of its path, which links have. */
  path(): string {
    return pathOf(new URL(this.page.url()));
  }

  /** Waits until the address is this one, with a slash at the end of its path or without. */
  async arrivesAt(path: string): Promise<void> {
    const expected = new URL(path, this.origin);
    const isThere = (url: URL) => url.origin === this.origin && pathOf(url) === pathOf(expected);
    await this.page.waitForURL(isThere, { waitUntil: 'domcontentloaded' });
  }

  get html(): Locator {
    return this.page.locator('html');
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The column beside the content; the drawer at phone width. */
  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.text.navigation });
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: this.text.tabsNavigation });
  }

  get breadcrumbs(): Locator {
    return this.page.getByRole('navigation', { name: this.text.breadcrumbs });
  }

  get contents(): Locator {
    return this.page.getByRole('navigation', { name: this.text.onThisPage });
  }

  get banner(): Locator {
    return this.page.getByRole('complementary', { name: this.text.calloutInfo });
  }

  get menuButton(): Locator {
    return this.page.getByRole('button', { name: this.text.openMenu });
  }

  /** What opens the menu of a switcher: names the switcher and shows the active entry. */
  switcher(kind: Switcher['kind']): Locator {
    const label = this.text[switcherLabels[kind]];
    if (!this.phone || kind === 'dropdown') return this.page.getByLabel(`${label}: `);
    return this.navigation.locator('summary', { hasText: label });
  }

  /** The tab that opens a menu. */
  tabMenu(label: string): Locator {
    return this.tabs.locator('summary', { hasText: label });
  }

  /** The menu of what opens it. */
  menuOf(opener: Locator): Locator {
    return opener.locator('xpath=following-sibling::ul');
  }

  /** What opens a group of the tree. */
  group(label: string): Locator {
    const summaries = this.navigation.locator('details > summary');
    return summaries
      .filter({ hasText: label })
      .or(this.navigation.getByLabel(label, { exact: true }));
  }

  link(label: string, within: Locator = this.navigation): Locator {
    return within.getByRole('link', { name: label, exact: true });
  }

  /** The entry of this page in the tree. */
  get current(): Locator {
    return this.navigation.locator('[data-wm-sidebar] [aria-current="page"]');
  }

  get themeMenu(): Locator {
    return this.page.getByLabel(this.text.theme, { exact: true });
  }
}

function pathOf({ pathname, search, hash }: URL): string {
  return (pathname.replace(/\/$/, '') || '/') + search + hash;
}
