import { describe, expect } from 'vitest';
import { hiddenStops } from '../support/reading-needs.ts';
import { test } from '../support/visit.ts';

describe('What has the focus is in sight', () => {
  const pages = [
    ['atlas', '/guides/go-live'],
    ['api', '/assistant/messages/generate-an-assistant-message'],
    ['components', '/fields'],
  ] as const;

  test.for(pages)(
    'on the way through %s%s by keyboard, and back',
    async ([site, path], { visit }) => {
      for (const phone of [false, true]) {
        const { page } = await visit(path, { site, phone });
        expect(await hiddenStops(page, 'Tab', 60), 'forwards').toEqual([]);
        // Back from the end of the content: what stays at the top comes to lie over it.
        await page.locator('[data-wm-pagination] a').last().focus();
        expect(await hiddenStops(page, 'Shift+Tab', 60), 'backwards').toEqual([]);
      }
    },
  );
});
