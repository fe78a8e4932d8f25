import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import {
  click,
  isFocused,
  type Press,
  pressEnter,
  pressSpace,
  skipToContent,
} from '../support/way.ts';

/* Pictures that open in full size, and boxes that lead somewhere: cards, tiles, badges. */

const site = 'components';

describe('A picture', () => {
  const parts = ({ page, text }: DocsPage) => ({
    picture: page.getByRole('button', { name: `${text.zoomImage}: A sun over the sea` }),
    dialog: page.getByRole('dialog', { name: 'A sun over the sea' }),
  });

  test.for([
    { name: 'a click', press: click },
    { name: 'Enter', press: pressEnter },
    { name: 'the space bar', press: pressSpace },
  ])('opens in full size with $name, and Escape closes it', async ({ press }, { visit }) => {
    const docs = await visit('/media', { site });
    const { picture, dialog } = parts(docs);
    await skipToContent(docs);
    await press(picture);
    await dialog.getByRole('img').waitFor();
    await docs.page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    // A click does not move the focus in every browser; the keyboard goes on where it was.
    if (press !== click) expect(await isFocused(picture)).toBe(true);
  });

  test.for([
    { name: 'a click', close: ({ page }: DocsPage) => page.mouse.click(640, 400) },
    { name: 'a click beside it', close: ({ page }: DocsPage) => page.mouse.click(5, 5) },
    { name: 'Enter', close: ({ page }: DocsPage) => page.keyboard.press('Enter') },
    { name: 'the space bar', close: ({ page }: DocsPage) => page.keyboard.press('Space') },
  ])('closes with $name', async ({ close }, { visit }) => {
    const docs = await visit('/media', { site });
    const { picture, dialog } = parts(docs);
    await picture.press('Enter');
    await dialog.waitFor();
    await close(docs);
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await isFocused(picture)).toBe(true);
  });

  test('that is open can be copied and downloaded, by pointer and keyboard', async ({ visit }) => {
    const docs = await visit('/media', { site });
    const { page, text } = docs;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { picture, dialog } = parts(docs);
    await picture.press('Enter');
    await dialog.waitFor();
    const types = async () =>
      page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    const copy = dialog.getByRole('button', { name: text.copyImage });
    await page.keyboard.press('Tab');
    expect(await isFocused(copy)).toBe(true);
    await page.keyboard.press('Enter');
    const copied = dialog.locator('[data-state=copied]').getByRole('status');
    await copied.filter({ hasText: text.copied }).waitFor();
    expect(await types()).toEqual(['image/png']);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: text.download }).click();
    expect((await download).suggestedFilename()).toBe('sunrise.svg');
    expect(await dialog.count()).toBe(1);
    await dialog.getByRole('button', { name: text.close }).press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await isFocused(picture)).toBe(true);
  });

  test('of a pair opens as the mode shows it, a drawing as large as the window lets it', async ({
    visit,
  }) => {
    const docs = await visit('/media', { site });
    const { page } = docs;
    const opened = async () => {
      await page.locator('main img[role=button][width="320"]:visible').click();
      const dialog = page.getByRole('dialog');
      const name = await dialog.getAttribute('aria-label');
      const { x = 0, width = 0 } = (await dialog.getByRole('img').boundingBox()) ?? {};
      await page.keyboard.press('Escape');
      const isCentred = Math.abs(2 * x + width - 1280) < 20;
      return { name, isLarge: width > 600, isCentred };
    };
    expect(await opened()).toEqual({ name: 'For the light mode', isLarge: true, isCentred: true });
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect(await opened()).toEqual({ name: 'For the dark mode', isLarge: true, isCentred: true });
  });

  test('that says `noZoom` or stands in a link does not open', async ({ visit }) => {
    const docs = await visit('/media', { site });
    const plain = docs.page.getByAltText('not enlarged');
    expect(await plain.getAttribute('role')).toBeNull();
    await plain.click();
    expect(await docs.page.getByRole('dialog').count()).toBe(0);
    await docs.page.getByAltText('A picture in a link').click();
    await docs.arrivesAt('/frames');
    const other = await visit('/containers', { site: 'edgeCases' });
    const linked = other.page.getByAltText('Leads on');
    expect(await linked.getAttribute('role')).toBeNull();
    await linked.click();
    await other.arrivesAt('/links');
  });

  test('is as good in a frame and as a component', async ({ visit }) => {
    const docs = await visit('/frames', { site });
    for (const picture of await docs.page.locator('main img[role=button]:visible').all()) {
      await picture.click();
      await docs.page.getByRole('dialog').waitFor();
      await docs.page.keyboard.press('Escape');
    }
    expect(await docs.page.locator('main img[role=button]:visible').count()).toBe(5);
  });
});

describe('A card', () => {
  const card = ({ page }: DocsPage, title: string) =>
    page.locator('.card', { has: page.getByText(title, { exact: true }) });

  test('is a link in all its parts, but for links in its text', async ({ visit }) => {
    const docs = await visit('/cards', { site });
    await card(docs, 'A link').click({ position: { x: 8, y: 8 } });
    await docs.arrivesAt('/tabs');
    await docs.goto('/cards');
    await docs.page.getByRole('link', { name: 'links in its text' }).click();
    await docs.arrivesAt('/steps');
  });

  test('is a link for the keyboard', async ({ visit }) => {
    const docs = await visit('/cards', { site });
    await skipToContent(docs);
    await pressEnter(docs.link('A link', docs.page.locator('main')));
    await docs.arrivesAt('/tabs');
  });

  test('that is disabled is no link', async ({ visit }) => {
    const docs = await visit('/cards', { site });
    const disabled = card(docs, 'Disabled');
    expect(await disabled.getByRole('link').count()).toBe(0);
    await disabled.click();
    expect(docs.path()).toBe('/cards');
  });

  test('without a title is named after what it leads to', async ({ visit }) => {
    const docs = await visit('/cards', { site });
    expect(await docs.page.locator('main').getByRole('link', { name: '/accordions' }).count()).toBe(
      1,
    );
  });

  test('opens other sites in a new tab', async ({ visit }) => {
    const docs = await visit('/cards', { site });
    const link = docs.link('Elsewhere', docs.page.locator('main'));
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await card(docs, 'Elsewhere').locator('.card-arrow').count()).toBe(1);
    expect(await card(docs, 'No arrow').first().locator('.card-arrow').count()).toBe(0);
    expect(await card(docs, 'No arrow').last().locator('.card-arrow').count()).toBe(0);
  });
});

const ways: readonly { readonly name: string; readonly press: Press }[] = [
  { name: 'a click', press: click },
  { name: 'Enter', press: pressEnter },
];

test.for(ways)('Tiles, badges and links lead on with $name', async ({ press }, { visit }) => {
  const docs = await visit('/tiles', { site });
  const main = docs.page.locator('main');
  const follow = async (from: string, name: string | RegExp, to: string) => {
    await docs.goto(from);
    await skipToContent(docs);
    await press(main.getByRole('link', { name }).first());
    await docs.arrivesAt(to);
  };
  await follow('/tiles', /^Pictures/, '/frames');
  await follow('/inline', /^link$/, '/cards');
  await follow('/inline', 'one by another name', '/tabs');
});

test('A repository opens in a new tab', async ({ visit }) => {
  const docs = await visit('/repositories', { site });
  const links = docs.page.locator('main').getByRole('link', { name: /withastro/ });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'https://github.com/withastro/astro',
    'https://github.com/withastro/starlight',
    'https://github.com/withastro/astro',
  ]);
  expect(await links.first().getAttribute('target')).toBe('_blank');
});
