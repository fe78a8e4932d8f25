import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';

describe('A group of the sidebar', () => {
  test('is open at the top level and cannot be closed', async ({ visit }) => {
    const docs = await visit('/quickstart');
    expect(await docs.navigation.getByText('Core concepts').isVisible()).toBe(true);
    expect(await docs.group('Core concepts').count()).toBe(0);
  });

  test('starts as `expanded` says', async ({ visit }) => {
    const docs = await visit('/quickstart');
    expect(await docs.link('Points, lines and areas').isVisible()).toBe(true);
    expect(await docs.link('GeoJSON').isVisible()).toBe(false);
    expect(await docs.link('Units and time').isVisible()).toBe(false);
  });

  test('opens and closes without leaving the page', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.group('Measures').click();
    expect(await docs.link('Units and time').isVisible()).toBe(true);
    await docs.group('Measures').press('Enter');
    expect(await docs.link('Units and time').isVisible()).toBe(false);
    expect(docs.path()).toBe('/quickstart');
  });

  test('stays on the next page as the reader left it', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.group('Measures').click();
    await docs.link('Authentication').click();
    await docs.arrivesAt('/authentication');
    expect(await docs.link('Units and time').isVisible()).toBe(true);
    await docs.group('Measures').press('Enter');
    await docs.page.reload();
    expect(await docs.link('Units and time').isVisible()).toBe(false);
  });

  test('is open on its pages, with all groups around it', async ({ visit }) => {
    const docs = await visit('/concepts/precision');
    expect(await docs.current.textContent()).toBe('Decimals');
    expect(await docs.current.isVisible()).toBe(true);
    expect(await docs.link('GeoJSON').isVisible()).toBe(true);
    expect(await docs.link('Units and time').isVisible()).toBe(false);
  });

  test('with a page of its own leads to it, and opens beside it', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.group('Go live').click();
    expect(await docs.link('Rate limits').isVisible()).toBe(true);
    expect(docs.path()).toBe('/quickstart');
    await docs.link('Go live Checklist').click();
    await docs.arrivesAt('/guides/go-live');
    expect(await docs.current.textContent()).toContain('Go live');
  });

  test('that is hidden is not listed, but its pages are there', async ({ visit }) => {
    const docs = await visit('/previews/indoor-maps');
    expect(await docs.title.textContent()).toBe('Indoor maps');
    expect(await docs.navigation.getByText('Previews').count()).toBe(0);
    const robots = docs.page.locator('meta[name="robots"]');
    expect(await robots.getAttribute('content')).toContain('noindex');
  });

  test('shows its tag, and so does a page', async ({ visit }) => {
    const docs = await visit('/quickstart');
    expect(await docs.navigation.getByText('Updated', { exact: true }).isVisible()).toBe(true);
    expect(await docs.navigation.getByText('New', { exact: true }).isVisible()).toBe(true);
  });
});

describe('The sidebar', () => {
  test('shows the icons of its entries, which the site has in one file, in the colour of their text', async ({
    visit,
  }) => {
    const docs = await visit('/quickstart');
    const icon = docs.page.locator('[data-wm-sidebar] svg.wm-icon > use').first();
    const drawn = () => icon.evaluate((use: SVGUseElement) => use.getBBox().width > 0);
    await expect.poll(drawn).toBe(true);
    const inline = docs.page.locator('#sidebar svg:not(:has(use)):has(path)');
    expect(await inline.count()).toBe(0);
    const files = await docs.page
      .locator('svg.wm-icon > use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[0]));
    expect(new Set(files).size).toBe(1);
    const painted = await icon.evaluate((use) => getComputedStyle(use).color);
    const text = await icon.evaluate((use) => {
      const entry = use.closest('a, p, summary, button');
      return entry && getComputedStyle(entry).color;
    });
    expect(painted).toBe(text);
  });

  test('marks the current page, once', async ({ visit }) => {
    const docs = await visit('/concepts/tiles');
    expect(await docs.current.allInnerTexts()).toEqual(['Tiles and zoom']);
  });

  test('keeps its place from page to page', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.page.setViewportSize({ width: 1280, height: 600 });
    const tree = docs.navigation.locator('.wm-sidebar-scroll');
    const entry = docs.link('From v1');
    await entry.scrollIntoViewIfNeeded();
    const place = await tree.evaluate(({ scrollTop }) => scrollTop);
    expect(place).toBeGreaterThan(0);
    await entry.click();
    await docs.arrivesAt('/migration/from-v1');
    expect(await tree.evaluate(({ scrollTop }) => scrollTop)).toBeCloseTo(place, -1);
  });

  test('shows the current entry of a page that is opened from outside', async ({ visit }) => {
    const docs = await visit('/migration/from-v1');
    await docs.page.setViewportSize({ width: 1280, height: 500 });
    await docs.page.reload();
    const [entry, panel] = [await docs.current.boundingBox(), await docs.navigation.boundingBox()];
    expect(entry?.y).toBeGreaterThanOrEqual(panel?.y ?? 0);
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(500);
  });

  test('shows global anchors on every page, and marks the anchor of the page', async ({
    visit,
  }) => {
    const docs = await visit('/reference/places/reverse');
    const anchors = docs.navigation.locator('[data-wm-anchors]');
    expect(await anchors.getByRole('link').allInnerTexts()).toEqual([
      'Directions',
      'Places',
      'Tiles',
      'Conventions',
      'OpenAPI file',
      'System status',
      'Community',
    ]);
    expect(await anchors.locator('[aria-current]').allInnerTexts()).toEqual(['Places']);
  });
});

test('The start of the sidebar fades only once it is scrolled', async ({ visit }) => {
  const { page } = await visit('/quickstart', { reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 400 });
  const list = page.locator('.wm-sidebar-scroll');
  const faded = () =>
    list.evaluate(
      (element) => /#?rgb\(0, 0, 0\) (\S+?)(?:,| )/.exec(getComputedStyle(element).maskImage)?.[1],
    );
  await expect.poll(faded).toBe('0px');
  await list.evaluate((element) => element.scrollTo(0, 100));
  await expect.poll(faded).toBe('20px');
});
