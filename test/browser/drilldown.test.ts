import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { click, pressEnter } from '../support/way.ts';

describe('A collapsed group, with drilldown', () => {
  test.for([
    { name: 'by pointer', press: click },
    { name: 'by keyboard', press: pressEnter },
    { name: 'without JavaScript', press: click, javaScriptEnabled: false },
  ])('opens its first page $name', async ({ press, javaScriptEnabled = true }, { visit }) => {
    const docs = await visit('/', { site: 'drilldown', javaScriptEnabled });
    const target = javaScriptEnabled ? docs.group('Extra') : docs.link('Extra');
    await press(target);
    await docs.arrivesAt('/extra/one');
    expect(await docs.link('Two').isVisible()).toBe(true);
  });

  test('opens the first page of the group inside it', async ({ visit }) => {
    const docs = await visit('/', { site: 'drilldown' });
    await docs.group('Deep').first().click();
    await docs.arrivesAt('/extra/three');
  });

  test('opens its first page as the theme has it when nothing is set', async ({ visit }) => {
    const docs = await visit('/', { site: 'drilldownUnset' });
    await docs.group('Extra').click();
    await docs.arrivesAt('/extra/one');
  });

  test('opens in place in a theme without drilldown when nothing is set', async ({ visit }) => {
    const docs = await visit('/', { site: 'largeGroup' });
    await docs.group('Recipes').click();
    await docs.link('Recipe 40').waitFor();
    expect(docs.path()).toBe('/');
  });
});

/** Where the reader is, and whether the entries of the group are shown. */
async function state(docs: DocsPage, entry: string) {
  return { path: docs.path(), shown: await docs.link(entry).isVisible() };
}

describe('A group that is open', () => {
  const presses = [
    { name: 'by pointer', press: click },
    { name: 'by keyboard', press: pressEnter },
  ];

  test.for(presses)(
    'by holding the page, opens its first page with drilldown, $name',
    async ({ press }, { visit }) => {
      const docs = await visit('/extra/two', { site: 'drilldown' });
      await press(docs.group('Extra'));
      await docs.arrivesAt('/extra/one');
      expect(await docs.link('Two').isVisible()).toBe(true);
    },
  );

  test.for(presses)(
    'from the start, opens its first page with drilldown, $name',
    async ({ press }, { visit }) => {
      const docs = await visit('/', { site: 'drilldown' });
      await press(docs.group('Open'));
      await docs.arrivesAt('/open/one');
    },
  );

  test('from the start, opens its first page with drilldown, without JavaScript', async ({
    visit,
  }) => {
    const docs = await visit('/', { site: 'drilldown', javaScriptEnabled: false });
    await docs.link('Open').click();
    await docs.arrivesAt('/open/one');
  });

  test('stays as it is on its first page, with drilldown', async ({ visit }) => {
    const docs = await visit('/extra/one', { site: 'drilldown' });
    await docs.group('Extra').click();
    expect(await state(docs, 'Two')).toEqual({ path: '/extra/one', shown: true });
  });

  test.for(presses)(
    'is closed and opened again without drilldown, $name',
    async ({ press }, { visit }) => {
      const docs = await visit('/extra/two', { site: 'drilldownOff' });
      await press(docs.group('Extra'));
      expect(await state(docs, 'Two')).toEqual({ path: '/extra/two', shown: false });
      await press(docs.group('Extra'));
      expect(await state(docs, 'Two')).toEqual({ path: '/extra/two', shown: true });
      await press(docs.group('Open'));
      expect(await state(docs, 'Open one')).toEqual({ path: '/extra/two', shown: false });
    },
  );

  test.for(presses)(
    'is closed as the theme has it when nothing is set, $name',
    async ({ press }, { visit }) => {
      const docs = await visit('/extra/two', { site: 'drilldownUnset' });
      await press(docs.group('Extra'));
      expect(await state(docs, 'Two')).toEqual({ path: '/extra/two', shown: false });
      await press(docs.group('Open'));
      expect(await state(docs, 'Open one')).toEqual({ path: '/extra/two', shown: false });
    },
  );
});

test('A collapsed group opens in place without drilldown', async ({ visit }) => {
  const docs = await visit('/', { site: 'drilldownOff' });
  await docs.group('Extra').click();
  expect(await state(docs, 'Two')).toEqual({ path: '/', shown: true });
});

describe('A group of the top level', () => {
  test('leads to its first page with drilldown', async ({ visit }) => {
    const docs = await visit('/', { site: 'drilldown' });
    await docs.link('Guides').click();
    await docs.arrivesAt('/guides/first');
  });

  test('is a plain heading when nothing is set', async ({ visit }) => {
    const docs = await visit('/', { site: 'drilldownUnset' });
    expect(await docs.navigation.getByText('Guides').isVisible()).toBe(true);
    expect(await docs.link('Guides').count()).toBe(0);
  });
});
