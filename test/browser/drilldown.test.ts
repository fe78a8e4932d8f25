import { describe, expect } from 'vitest';
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

  test('closes again on its own pages', async ({ visit }) => {
    const docs = await visit('/extra/one', { site: 'drilldown' });
    await docs.group('Extra').click();
    expect(await docs.link('Two').isVisible()).toBe(false);
    expect(docs.path()).toBe('/extra/one');
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
