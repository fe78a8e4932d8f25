import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';

describe('Diagrams', () => {
  test('are drawn when they come into view, and again when the mode changes', async ({ visit }) => {
    const { page } = await visit('/mermaid', { site: 'components' });
    const first = page.locator('wm-mermaid').first();
    await first.locator('.mermaid-drawing svg').waitFor();
    expect(await first.locator('pre.mermaid').isVisible()).toBe(false);
    const drawing = page.frames().find((frame) => frame.url().endsWith('/frame.html'));
    const loaded = await drawing?.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
    );
    expect(loaded).toContainEqual(expect.stringMatching(/^flowDiagram/));
    expect(loaded?.filter((name) => /^elk/.test(name))).toEqual([]);
    const id = () => first.locator('.mermaid-drawing svg').getAttribute('id');
    const before = await id();
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    await expect.poll(id).not.toBe(before);
  });

  test('is its source until it comes near the window', async ({ visit }) => {
    const { page } = await visit('/mermaid', { site: 'components' });
    const low = page.locator('wm-mermaid').nth(4);
    await page.locator('wm-mermaid').first().locator('.mermaid-drawing svg').waitFor();
    expect(await low.locator('.mermaid-drawing svg').count()).toBe(0);
    await low.scrollIntoViewIfNeeded();
    await low.locator('.mermaid-drawing svg').waitFor();
  });

  test.for([
    { lacking: 'load.js', times: 1 },
    // Asked for in advance, and again when its turn comes.
    { lacking: 'mermaid.esm.min.js', times: 2 },
  ])(
    'that could not be drawn for lack of $lacking are drawn at the next time',
    async ({ lacking, times }, { visit }) => {
      const { page, origin } = await visit('/inline', { site: 'components', failing: /mermaid/ });
      await page.route(`**/mermaid-*/${lacking}`, (route) => route.abort(), { times });
      await page.goto(`${origin}/mermaid`);
      const first = page.locator('wm-mermaid').first();
      await first.locator('.mermaid-error').waitFor();
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      await first.locator('.mermaid-drawing svg').waitFor();
      expect(await first.locator('.mermaid-error').count()).toBe(0);
    },
  );

  test('are their sources, and say why, where the host refuses frames', async ({ visit }) => {
    const { page, origin } = await visit('/inline', { site: 'components', failing: /mermaid/ });
    await page.route('**/mermaid-*/frame.html', async (route) => {
      const headers = { 'x-frame-options': 'DENY', 'content-type': 'text/html' };
      await route.fulfill({ headers, body: '<!DOCTYPE html>' });
    });
    await page.goto(`${origin}/mermaid`);
    const first = page.locator('wm-mermaid').first();
    const error = first.locator('.mermaid-error');
    await error.waitFor();
    expect(await error.textContent()).toContain('may not be shown in a frame');
    expect(await first.locator('pre.mermaid').isVisible()).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('are moved and scaled by pointer and keyboard', async ({ visit }) => {
    const { page, text } = await visit('/mermaid', { site: 'components' });
    const first = page.locator('wm-mermaid').first();
    const drawing = first.locator('.mermaid-drawing');
    await drawing.locator('svg').waitFor();
    await first.getByRole('button', { name: text.zoomIn }).click();
    await first.getByRole('button', { name: text.moveRight }).press('Enter');
    expect(await drawing.getAttribute('style')).toContain('translate(-50px, 0px) scale(1.15)');
    await first.getByRole('button', { name: text.resetZoom }).press('Space');
    expect(await drawing.getAttribute('style')).toContain('translate(0px, 0px) scale(1)');
  });

  test('cover nothing else of the page, whatever the styles of their labels', async ({ visit }) => {
    const { page } = await visit('/mermaid', { site: 'components' });
    const drawing = page.locator('.mermaid-drawing:has(svg)').first();
    await drawing.waitFor();
    const isCovered = await drawing.evaluate((element) => {
      element.insertAdjacentHTML('beforeend', '<div id="cover"></div>');
      const cover = element.querySelector<HTMLElement>('#cover');
      if (cover) cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
      return document.elementFromPoint(4, 4)?.id === 'cover';
    });
    expect(isCovered).toBe(false);
  });

  test.for(['Enter', 'click'])('fill the screen and leave it again: %s', async (way, { visit }) => {
    const { page, text } = await visit('/mermaid', { site: 'components' });
    const first = page.locator('wm-mermaid').first();
    await first.locator('.mermaid-drawing svg').waitFor();
    const button = first.getByRole('button', { name: text.fullScreen });
    const press = () => (way === 'click' ? button.click() : button.press(way));
    const isFull = () => first.evaluate((element) => document.fullscreenElement === element);
    await press();
    await expect.poll(isFull).toBe(true);
    await press();
    await expect.poll(isFull).toBe(false);
  });

  test('have controls where their author wants them', async ({ visit }) => {
    const { page } = await visit('/mermaid', { site: 'components' });
    const without = page.locator('wm-mermaid[data-actions=false]').first();
    await without.scrollIntoViewIfNeeded();
    await without.locator('.mermaid-drawing svg').waitFor();
    expect(await without.locator('.mermaid-controls-wrapper').isVisible()).toBe(false);
    const low = page.locator('wm-mermaid[data-placement=top-left]');
    await low.locator('.mermaid-drawing svg').waitFor();
    expect(await low.locator('.mermaid-controls-wrapper').isVisible()).toBe(true);
  });

  test('that cannot be drawn show their source and the reason', async ({ visit }) => {
    const { page, text } = await visit('/mermaid', { site: 'components' });
    const last = page.locator('wm-mermaid').last();
    await last.scrollIntoViewIfNeeded();
    const error = last.locator('.mermaid-error');
    await error.waitFor();
    expect(await error.textContent()).toContain(text.diagramFailed);
    expect(await error.textContent()).toContain('line 2');
    expect(await last.locator('pre.mermaid').isVisible()).toBe(true);
  });

  test('can be read without a script', async ({ visit }) => {
    const { page } = await visit('/mermaid', { site: 'components', javaScriptEnabled: false });
    expect(await page.locator('pre.mermaid').first().isVisible()).toBe(true);
    expect(await page.locator('.mermaid-controls-wrapper').first().isVisible()).toBe(false);
  });
});

describe('Formulas', () => {
  test('are set in their own fonts', async ({ visit }) => {
    const { page } = await visit('/math', { site: 'components' });
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toContain('KaTeX_Math');
  });
});

describe('Code', () => {
  test('is copied without its notations', async ({ visit }) => {
    const { page, text } = await visit('/code-blocks', { site: 'components' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('.code-block', { has: page.locator('.line-remove') }).first();
    await block.hover();
    await block.getByRole('button', { name: text.copyCode }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('const first = 1;\nconst first = 2;\nconst second = 3;\nconst third = first + second;');
  });

  test('out of focus is sharp while the pointer is on it', async ({ visit }) => {
    const { page } = await visit('/code-blocks', { site: 'components' });
    const block = page.locator('.has-focused').first();
    const blur = () =>
      block
        .locator('.line:not(.line-focus)')
        .first()
        .evaluate((line) => getComputedStyle(line).filter);
    expect(await blur()).toContain('blur');
    await block.hover();
    await expect.poll(blur).toBe('none');
  });

  test('with long lines is scrolled with the arrow keys', async ({ visit }) => {
    const { page } = await visit('/code-blocks', { site: 'components' });
    const block = page.locator('.code-block:not(.code-block-wrap) pre', {
      hasText: 'a-rather-long',
    });
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('Code in the description of a field has as much room around it as an example', async ({
  visit,
}) => {
  const { page } = await visit('/reference/plants/list-plants', { site: 'api' });
  const room = await page.evaluate(() => {
    // As descriptions are rendered: without the frame of a code block.
    const block = '<pre class="wm-code"><code>const a = 1;</code></pre>';
    document.querySelector('.wm-ref')?.insertAdjacentHTML('beforeend', block);
    const codes = document.querySelectorAll('.wm-ref .wm-code > code, .code-block .wm-code > code');
    return Array.from(codes, (code) => getComputedStyle(code).padding);
  });
  expect(new Set(room)).toEqual(new Set(['14px 16px']));
});
