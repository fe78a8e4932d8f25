import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { colorViolations, violations } from '../support/axe.ts';
import { repository } from '../support/run-command.ts';
import { test } from '../support/visit.ts';

interface Group {
  readonly pages: readonly string[];
}

/** Every page of `examples/components`, as its navigation lists them. */
function galleryPages(): string[] {
  const file = path.join(repository, 'examples/components/docs.json');
  const { navigation } = JSON.parse(readFileSync(file, 'utf8')) as {
    navigation: { groups: readonly Group[] };
  };
  return navigation.groups.flatMap(({ pages }) => pages);
}

/** Opens what is closed: axe passes over what is not shown. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
    for (const details of all('[data-wm-content] details')) details.setAttribute('open', '');
    for (const control of all('[aria-expanded="false"]')) {
      if (control.checkVisibility()) control.click();
    }
    for (const panel of all('[role=tabpanel]')) panel.removeAttribute('hidden');
    for (const view of all('[data-wm-view]')) view.dataset.active = 'true';
    for (const tooltip of all('wm-tooltip')) tooltip.dataset.open = '';
  });
}

/** Diagrams are drawn when they come into view. */
async function drawEverything(page: Page): Promise<void> {
  for (const diagram of await page.locator('wm-mermaid').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('.mermaid-drawing svg, .mermaid-error').waitFor();
  }
}

const address = (name: string) => `/${name === 'index' ? '' : name}`;

describe('axe finds no fault', () => {
  test.for(galleryPages())('on /%s, closed and open', async (name, { visit }) => {
    const { page } = await visit(address(name), { site: 'components' });
    await drawEverything(page);
    expect(await violations(page), 'closed').toEqual([]);
    await openEverything(page);
    expect(await violations(page), 'open').toEqual([]);
  });

  test.for(galleryPages())('with the colours of /%s in dark mode', async (name, { visit }) => {
    const { page } = await visit(address(name), { site: 'components', colorScheme: 'dark' });
    expect(await page.locator('html.dark').count()).toBe(1);
    await drawEverything(page);
    await openEverything(page);
    expect(await colorViolations(page)).toEqual([]);
  });

  // The other pages of the documentation are made of the same parts.
  const documentation = ['', 'start', 'navigation', 'theming', 'assistant', 'deploy'];
  const references = ['reference/cli', 'reference/parts', 'format/docs-json', 'examples/groups'];
  test.for([...documentation, ...references])(
    'on /%s of the documentation',
    async (name, { visit }) => {
      const { page } = await visit(`/${name}`, { site: 'docs' });
      expect(await violations(page)).toEqual([]);
    },
  );

  test.for(['light', 'dark'] as const)('on a picture in full size, %s', async (mode, { visit }) => {
    const { page } = await visit('/media', { site: 'components', colorScheme: mode });
    await page.getByAltText('A sun over the sea', { exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
