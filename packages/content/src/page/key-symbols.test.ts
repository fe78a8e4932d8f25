import { expect, it } from 'vitest';
import { render } from '../testing/compile-pages.ts';

it('marks inline code with the signs of keys', async () => {
  expect(await render('Press `⌘ K` or `Ctrl K`.')).toBe(
    '<p>Press <code data-symbols="true">⌘ K</code> or <code>Ctrl K</code>.</p>',
  );
});
