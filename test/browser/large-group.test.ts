import { expect } from 'vitest';
import { largeGroupSize } from '../support/large-group.ts';
import { test } from '../support/visit.ts';

const site = 'largeGroup';

test('A large collapsed group is not part of the page until it is opened', async ({ visit }) => {
  const docs = await visit('/', { site });
  const entries = docs.navigation.getByRole('link', { name: /^Recipe \d+$/ });
  expect(await entries.count()).toBe(0);
  const answered = docs.page.waitForResponse(/\/_waymark\/groups\//);
  await docs.group('Recipes').click();
  expect((await answered).ok()).toBe(true);
  await expect.poll(() => entries.count()).toBe(largeGroupSize);
});

test('The list of a large group is fetched once', async ({ visit }) => {
  const docs = await visit('/', { site });
  const fetched: string[] = [];
  docs.page.on('request', (request) => {
    if (request.url().includes('/_waymark/groups/')) fetched.push(request.url());
  });
  await docs.group('Recipes').click();
  await docs.link('Recipe 1').waitFor();
  await docs.group('Recipes').click();
  await docs.group('Recipes').click();
  await docs.link('Recipe 40').click();
  await docs.arrivesAt('/recipes/40');
  expect(fetched).toHaveLength(1);
});

test.for(['pointer', 'keyboard'])(
  'The list of a large group comes when a reader gets to its name by %s, and stays closed',
  async (way, { visit }) => {
    const docs = await visit('/', { site });
    const entry = docs.navigation.getByText('Recipe 40', { exact: true });
    await (way === 'pointer' ? docs.group('Recipes').hover() : docs.group('Recipes').focus());
    await entry.waitFor({ state: 'attached' });
    expect(await entry.isVisible()).toBe(false);
    await docs.group('Recipes').click();
    expect(await entry.isVisible()).toBe(true);
  },
);

test('A large group is part of its own pages, with the current one marked', async ({ visit }) => {
  const docs = await visit('/recipes/7', { site, javaScriptEnabled: false });
  expect(await docs.current.allInnerTexts()).toEqual(['Recipe 7']);
  expect(await docs.link('Recipe 40').isVisible()).toBe(true);
});

test('A large group leads to its first page without JavaScript', async ({ visit }) => {
  const docs = await visit('/', { site, javaScriptEnabled: false });
  await docs.group('Recipes').click();
  await docs.link('Recipes').click();
  await docs.arrivesAt('/recipes/1');
});

test('A list that cannot be fetched leaves the link to the first page', async ({ visit }) => {
  const docs = await visit('/', { site });
  await docs.page.route('**/_waymark/groups/**', (route) =>
    route.fulfill({ body: '', status: 204 }),
  );
  await docs.group('Recipes').click();
  await docs.link('Recipes').click();
  await docs.arrivesAt('/recipes/1');
});

test('A page that a host sends in place of a list leaves the link, until the list is there', async ({
  visit,
}) => {
  const docs = await visit('/', { site });
  const groups = '**/_waymark/groups/**';
  const body = '<header><ul><li><a href="/other">Another</a></li></ul></header>';
  await docs.page.route(groups, (route) => route.fulfill({ contentType: 'text/html', body }));
  const answered = docs.page.waitForResponse(/\/_waymark\/groups\//);
  await docs.group('Recipes').click();
  await (await answered).finished();
  await docs.link('Recipes').waitFor();
  expect(await docs.link('Another').count()).toBe(0);
  await docs.page.unroute(groups);
  await docs.group('Recipes').click();
  await docs.group('Recipes').click();
  await docs.link('Recipe 40').waitFor();
});
