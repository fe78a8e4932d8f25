import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { auditSite, lookAtAll } from '../support/example-audit.ts';
import { test } from '../support/visit.ts';

test('No page of the gallery of components has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced', {
  timeout: 600_000,
}, async ({ visit }) => {
  const { pages, faults } = await auditSite(visit, 'components', async function* (page, seen) {
    yield ['closed', await violations(page)];
    yield* lookAtAll(page, seen);
  });
  expect(faults).toEqual({});
  expect(pages).toBeGreaterThan(20);
});

describe('axe finds no fault', () => {
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
