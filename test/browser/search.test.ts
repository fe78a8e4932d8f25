import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import type { DocsPage } from '../support/docs-page.ts';
import { largeSearchSite } from '../support/large-search.ts';
import { SearchBox } from '../support/search-box.ts';
import { test, type Visit, type Visitor } from '../support/visit.ts';
import { isFocused } from '../support/way.ts';
import { whenQuiet } from '../support/when-quiet.ts';

async function visitSearch(visit: Visit, path = '/hook', visitor: Visitor = {}) {
  const docs = await visit(path, { site: 'search', ...visitor });
  return { docs, search: new SearchBox(docs) };
}

const index = (url: string) => url.includes('/_waymark/search/');

/** Addresses that the page asks for from now on. */
function requestsOf({ page }: DocsPage): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('The search stays open for whoever marks a query and lets go of it outside', async ({
  visit,
}) => {
  const { docs, search } = await visitSearch(visit);
  await search.open('/');
  await search.field.fill('webhooks');
  const box = await search.field.boundingBox();
  if (!box) throw new Error('The field is not there.');
  const { mouse } = docs.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(10, box.y + box.height / 2);
  await mouse.up();
  expect(await search.dialog.isVisible()).toBe(true);
  await mouse.click(10, 10);
  await expect.poll(() => search.dialog.isVisible()).toBe(false);
});

describe('From the keyboard alone', () => {
  test.for(['/', 'Control+k', 'Meta+k'])('%s opens the search', async (key, { visit }) => {
    const { search } = await visitSearch(visit);
    await search.open(key);
    expect(await isFocused(search.field)).toBe(true);
  });

  test('what is typed while the search is being loaded is searched for, unless Escape gives it up', async ({
    visit,
  }) => {
    const { docs } = await visitSearch(visit, '/keys');
    const { page } = docs;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_waymark/texts/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('useChat');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webhx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ooks');
    await page.keyboard.press('Enter');
    release();
    await docs.arrivesAt('/webhooks');
    await page.unrouteAll();
  });

  test('a result is found, chosen and opened', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open('/');
    await docs.page.keyboard.type('webhooks');
    await search.active.filter({ hasText: 'Webhooks' }).waitFor();
    expect(await search.field.getAttribute('aria-activedescendant')).toBe(
      await search.active.getAttribute('id'),
    );
    const options = await search.options.count();
    expect(await search.status.textContent()).toBe(`${options} results`);
    await docs.page.keyboard.press('ArrowDown');
    await docs.page.keyboard.press('ArrowUp');
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/webhooks');
  });

  test('Enter right after the last letter opens what was typed', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit, '/keys');
    await search.open('/');
    await docs.page.keyboard.type('useChat');
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/hook');
  });

  test('Enter while the search is on its way, which it says, opens what it finds, unless the reader has gone on', async ({
    visit,
  }) => {
    const { docs, search } = await visitSearch(visit, '/keys');
    const { page } = docs;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_waymark/search/**', async (route) => {
      await held;
      await route.continue();
    });
    await search.open('/');
    const isBusy = search.dialog.locator('[role=listbox][aria-busy=true]');
    await page.keyboard.type('webhooks');
    await isBusy.waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await search.field.fill('useChat');
    // The pause after the last letter is over, and the answer is not there.
    await search.dialog.getByText(docs.text.searching).first().waitFor();
    await search.status.filter({ hasText: docs.text.searching }).waitFor();
    await page.keyboard.press('Enter');
    release();
    await docs.arrivesAt('/hook');
    await page.unrouteAll();
  });

  test('a section is opened at its heading', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    await search.ask('rotate');
    const section = search.options.filter({ hasText: 'Rotate keys' });
    while ((await section.getAttribute('aria-selected')) !== 'true') {
      await docs.page.keyboard.press('ArrowDown');
    }
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/keys#rotate-keys');
  });

  test('the arrow keys go round the list', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    await search.ask('install');
    await docs.page.keyboard.press('ArrowUp');
    expect(await search.options.last().getAttribute('aria-selected')).toBe('true');
    await docs.page.keyboard.press('ArrowDown');
    expect(await search.options.first().getAttribute('aria-selected')).toBe('true');
  });

  test('Ctrl and Enter open a new tab', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    await search.ask('webhooks');
    const opened = docs.page.context().waitForEvent('page');
    await docs.page.keyboard.press('Control+Enter');
    const tab = await opened;
    await tab.waitForURL(`${docs.origin}/webhooks/`);
    await tab.close();
    expect(docs.path()).toBe('/hook');
    expect(await search.dialog.isVisible()).toBe(true);
  });

  test('Escape closes it and gives the focus back', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.button.focus();
    await docs.page.keyboard.press('Enter');
    await search.field.waitFor();
    await search.ask('webhooks');
    await docs.page.keyboard.press('Escape');
    expect(await search.dialog.isVisible()).toBe(false);
    expect(await isFocused(search.button)).toBe(true);
  });

  test('a slash right after Escape opens it again', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    // Both keys come before the browser paints.
    await docs.page.evaluate(() => {
      for (const key of ['Escape', '/']) {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }
    });
    await search.field.waitFor();
    expect(await isFocused(search.field)).toBe(true);
  });

  test('a slash opens nothing once a reader has turned that off, on any page', async ({
    visit,
  }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open('/');
    await search.slash.uncheck();
    await docs.goto('/keys');
    await docs.page.keyboard.press('/');
    await search.open();
    expect(await search.slash.isChecked()).toBe(false);
    await search.slash.check();
    await docs.page.keyboard.press('Escape');
    await search.open('/');
  });

  test('a slash in a field stays a slash', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    await docs.page.keyboard.type('/v1');
    expect(await search.field.inputValue()).toBe('/v1');
  });
});

describe('With the pointer', () => {
  test('the button opens it, and a result the page', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.button.click();
    await search.ask('signed');
    await search.options.filter({ hasText: 'Signatures' }).click();
    await docs.arrivesAt('/webhooks#signatures');
  });

  test('a click beside it closes it', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.button.click();
    await search.field.waitFor();
    await docs.page.mouse.click(10, 600);
    expect(await search.dialog.isVisible()).toBe(false);
  });

  test('it fills the window of a phone', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit, '/hook', { phone: true });
    await search.button.tap();
    await search.ask('webhooks');
    expect(await search.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
    await search.options.first().tap();
    await docs.arrivesAt('/webhooks');
  });
});

describe('What is found', () => {
  const first = [
    ['useChat', 'The chat hook'],
    ['usech', 'The chat hook'],
    ['maxRetr', 'The chat hook'],
    ['X-Api-Key', 'Keys'],
    ['api-key', 'Keys'],
    ['docs.json', 'Keys'],
    ['--dry-run', 'Keys'],
    ['POST /v1/users', 'Create a user'],
    ['/v1/users/{id}', 'Delete a user'],
    ['list users', 'List users'],
    ['webhok', 'Webhooks'],
    ['instal', 'Install the new version'],
  ] as const;

  test('is first what was meant: by names, codes, paths, beginnings and with mistakes', async ({
    visit,
  }) => {
    const { search } = await visitSearch(visit);
    await search.open();
    for (const [query, title] of first) {
      await search.ask(query);
      expect((await search.pages())[0], query).toBe(title);
    }
  });

  test('of an operation shows its method and path', async ({ visit }) => {
    const { search } = await visitSearch(visit);
    await search.open();
    await search.ask('create user');
    const text = await search.active.textContent();
    expect(text).toContain('POST');
    expect(text).toContain('/v1/users');
  });

  test.for([
    ['zh', '自定义', '全文搜索', '自定义'],
    ['zh', '定义域', '全文搜索', '定义域'],
    ['ja', 'メイン', '検索', 'メイン'],
    ['ko', '텍스트', '검색', '텍스트'],
  ])('in %s is found by a part: %s', async ([lang = '', query = '', title, mark], { visit }) => {
    const { search } = await visitSearch(visit, `/${lang}/search`, { lang });
    await search.open();
    await search.ask(query);
    expect(await search.pages()).toEqual([title]);
    expect(await search.dialog.locator('mark').allTextContents()).toContain(mark);
  });

  test('is nothing when nothing is there, which is said', async ({ visit }) => {
    const { search } = await visitSearch(visit);
    await search.open();
    await search.ask('zzyzxqq');
    expect(await search.status.textContent()).toBe('Nothing found for “zzyzxqq”');
    expect(await search.options.count()).toBe(0);
    expect(await search.field.getAttribute('aria-expanded')).toBe('false');
    expect(await violations(search.docs.page)).toEqual([]);
  });
});

describe('The scope', () => {
  test('is the language and version of the page, with a way out', async ({ visit }) => {
    const { search } = await visitSearch(visit);
    await search.open();
    await search.ask('install');
    expect(await search.pages()).toEqual(['Install the new version']);
    await search.everywhere.click();
    await search.options.filter({ hasText: 'old version' }).first().waitFor();
    expect((await search.pages()).sort()).toEqual([
      'Install the new version',
      'Install the old version',
    ]);
    expect(await search.everywhere.getAttribute('aria-pressed')).toBe('true');
  });

  test('is not left by words of another language', async ({ visit }) => {
    const { search } = await visitSearch(visit, '/v1/install');
    await search.open();
    await search.ask('自定义');
    expect(await search.pages()).toEqual([]);
    await search.everywhere.click();
    await search.options.first().waitFor();
    expect(await search.pages()).toEqual(['全文搜索']);
  });
});

describe('Recent searches', () => {
  test('are offered, repeated and forgotten', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    expect(await search.options.count()).toBe(0);
    await search.ask('webhooks');
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/webhooks');
    await search.open();
    expect(await search.options.allTextContents()).toEqual(['webhooks']);
    await docs.page.keyboard.press('ArrowDown');
    await docs.page.keyboard.press('Enter');
    await search.active.filter({ hasText: 'Webhooks' }).waitFor();
    await search.field.fill('');
    await search.dialog.getByRole('button', { name: docs.text.searchClearRecent }).click();
    expect(await search.options.count()).toBe(0);
    expect(await isFocused(search.field)).toBe(true);
  });
});

describe('What a page loads', () => {
  test('is neither the dialog nor the index before the first use', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit, '/keys');
    const urls = requestsOf(docs);
    await docs.page.reload();
    await whenQuiet(docs.page);
    expect(urls.filter((url) => index(url) || url.includes('dialog'))).toEqual([]);
    await search.open();
    await search.ask('keys');
    expect(urls.filter(index).length).toBeGreaterThan(0);
  });

  test('is enough to go on without a network', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await search.open();
    await search.ask('webhooks');
    // Letters that no text of the page had are loaded when a hit shows them.
    await docs.page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    await docs.page.context().setOffline(true);
    await search.ask('useChat');
    expect((await search.pages())[0]).toBe('The chat hook');
    await docs.page.context().setOffline(false);
  });

  test('may fail, which is said, and works when tried again', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit);
    await docs.page.route(/manifest\.json/, (route) => route.fulfill({ status: 200, body: '{}' }));
    await search.open();
    await search.ask('webhooks');
    expect(await search.status.textContent()).toBe(docs.text.searchFailed);
    await docs.page.unroute(/manifest\.json/);
    await search.ask('useChat');
    expect((await search.pages())[0]).toBe('The chat hook');
  });
});

describe('A search that failed is made again', () => {
  const failed = async (visit: Visit) => {
    const { docs, search } = await visitSearch(visit);
    const { page } = docs;
    await page.route(/manifest\.json/, (route) => route.fulfill({ status: 200, body: '{}' }));
    await search.open();
    await search.ask('webhooks');
    expect(await search.status.textContent()).toBe(docs.text.searchFailed);
    await page.unroute(/manifest\.json/);
    return { docs, search };
  };

  test('by Enter, which opens what it finds', async ({ visit }) => {
    const { docs } = await failed(visit);
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/webhooks');
  });

  test('when the dialog is opened again', async ({ visit }) => {
    const { docs, search } = await failed(visit);
    await docs.page.keyboard.press('Escape');
    await search.open();
    await search.active.filter({ hasText: 'Webhooks' }).waitFor();
    const failure = search.dialog.getByText(docs.text.searchFailed).filter({ visible: true });
    expect(await failure.count()).toBe(0);
  });
});

test('A query that is taken back while it is on its way leaves nothing busy', async ({ visit }) => {
  const { docs, search } = await visitSearch(visit, '/keys');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await docs.page.route('**/_waymark/search/**', async (route) => {
    await released;
    await route.continue();
  });
  await search.open();
  await search.field.fill('webhooks');
  const busy = search.dialog.locator('[role=listbox][aria-busy=true]');
  await busy.waitFor({ state: 'attached' });
  await search.field.fill('');
  await expect.poll(() => busy.count(), { timeout: 5_000 }).toBe(0);
  release();
  await docs.page.unrouteAll({ behavior: 'wait' });
});

test('The button says that the search cannot be loaded, also to screen readers, until it is', async ({
  visit,
}) => {
  const failing = /_waymark\/texts/;
  const { docs, search } = await visitSearch(visit, '/keys', { failing });
  const label = await search.button.innerText();
  await docs.page.route(failing, (route) => route.fulfill({ status: 503, body: '' }));
  await search.button.click();
  await search.button.filter({ hasText: docs.text.searchFailed }).waitFor();
  const said = docs.page.locator('wm-search [aria-live]', { hasText: docs.text.searchFailed });
  await expect.poll(() => said.count(), { timeout: 5_000 }).toBe(1);
  await docs.page.unroute(failing);
  await search.button.click();
  await search.field.waitFor();
  expect(await search.button.innerText()).toBe(label);
  expect(await said.count()).toBe(0);
});

test('The scope is said as it is written', async ({ visit }) => {
  const { docs, search } = await visitSearch(visit);
  const label = "Rock $& Roll $'";
  await docs.page.locator('wm-search').evaluateAll(
    (parts, scope) => {
      for (const { dataset } of parts as HTMLElement[]) {
        dataset['settings'] = JSON.stringify({ ...JSON.parse(dataset['settings'] ?? ''), scope });
      }
    },
    [label],
  );
  await search.open();
  const line = docs.text.searchScope.replace('{scope}', () => label);
  expect(await search.dialog.getByText(line, { exact: true }).count()).toBe(1);
});

describe('Without script', () => {
  test('there is no button that does nothing', async ({ visit }) => {
    const { search } = await visitSearch(visit, '/hook', { javaScriptEnabled: false });
    expect(await search.button.count()).toBe(0);
  });
});

describe('axe finds no fault in the open search', () => {
  const visitors: readonly (readonly [string, Visitor])[] = [
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { phone: true }],
    ['in forced colours', { forcedColors: 'active' }],
  ];
  test.for(visitors)('%s', async ([, visitor], { visit }) => {
    const { search } = await visitSearch(visit, '/hook', visitor);
    await search.open();
    expect(await violations(search.docs.page), 'empty').toEqual([]);
    await search.ask('users');
    expect(await violations(search.docs.page), 'with results').toEqual([]);
  });

  test('from right to left', async ({ visit }) => {
    const docs = await visit('/quickstart', { site: 'atlasInArabic', lang: 'ar' });
    const search = new SearchBox(docs);
    await search.open();
    await search.ask('route');
    expect(await violations(docs.page)).toEqual([]);
  });
});

describe('At 3,000 pages', () => {
  const { pages, vocabulary } = largeSearchSite();
  const word = (rank: number) => vocabulary[rank] ?? '';
  const queries = [
    pages[1501]?.title ?? '',
    `POST ${pages[1200]?.operation?.path}`,
    `${word(3)} ${word(20)} ${word(50)}`,
    `how do I ${word(500)} the ${word(40)} in ${word(90)}`,
    word(0).slice(0, 2),
  ];

  test.for(queries)('a first query is less than 80 kB: %s', async (query, { visit }) => {
    const { docs, search } = await visitSearch(visit, '/hook', { site: 'largeSearch' });
    await docs.page.evaluate(() => performance.setResourceTimingBufferSize(1000));
    await search.open();
    await search.ask(query);
    await search.options.first().waitFor();
    const bytes = await docs.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_waymark/search/'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(80_000);
  });

  describe('more results follow', () => {
    const found = async (visit: Visit) => {
      const { docs, search } = await visitSearch(visit, '/hook', { site: 'largeSearch' });
      await search.open();
      await search.ask(word(3));
      let options = 0;
      // Until they fill the list.
      while (options < (await search.options.count())) {
        options = await search.options.count();
        await docs.page.waitForTimeout(500);
      }
      expect(await search.status.textContent()).toBe(`${options}+ results`);
      return { docs, search, options };
    };
    const more = async (search: SearchBox, options: number) => {
      await search.options.nth(options).waitFor();
      const addresses = await search.options.evaluateAll((all) =>
        all.map((option) => (option as HTMLAnchorElement).href),
      );
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(await search.status.textContent()).toBe(`${await search.options.count()}+ results`);
    };

    test('when their end is scrolled into view', async ({ visit }) => {
      const { search, options } = await found(visit);
      const active = await search.active.getAttribute('id');
      await search.options.last().scrollIntoViewIfNeeded();
      await more(search, options);
      expect(await search.active.getAttribute('id')).toBe(active);
    });

    test('when the last of them is reached by keyboard', async ({ visit }) => {
      const { docs, search, options } = await found(visit);
      // Faster than they come: the first one must not be next to the last.
      await docs.page.route('**/_waymark/search/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      const steps = options + 25;
      for (let step = 0; step < steps; step++) await docs.page.keyboard.press('ArrowDown');
      await search.active.and(search.options.nth(steps)).waitFor();
      await more(search, options);
    });
  });

  test('results of further letters are shown from their start', async ({ visit }) => {
    const { docs, search } = await visitSearch(visit, '/hook', { site: 'largeSearch' });
    await search.open();
    await search.ask(word(3));
    await search.options.last().scrollIntoViewIfNeeded();
    await docs.page.keyboard.type(` ${word(20)}`);
    await search.options
      .filter({ has: docs.page.getByText(word(20)) })
      .first()
      .waitFor();
    // More of them may still come in between.
    await expect
      .poll(async () => {
        const active = await search.active.boundingBox();
        const field = await search.field.boundingBox();
        return active && field && active.y >= field.y + field.height;
      })
      .toBe(true);
    expect(await search.active.getAttribute('id')).toBe(
      await search.options.first().getAttribute('id'),
    );
  });
});
