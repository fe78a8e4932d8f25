import { expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

const large = 'Words and more words.\n\n'.repeat(100_000);

it('A page that is too long is left out within a second, with one notice and one diagnostic', async () => {
  const spent = processorTime();
  const page = await compilePage('large.mdx', `# Large\n\n${large}`, testContext({}));
  expect(spent()).toBeLessThan(1000);
  expect(page.diagnostics).toMatchObject([{ code: 'page-too-large', file: 'large.mdx', line: 1 }]);
  expect(renderPage(page)).not.toContain('more words');
});

it('A snippet that is too long costs only itself', async () => {
  const source = 'import Large from "/snippets/large.mdx"\n\nBefore.\n\n<Large />\n\nAfter.';
  const context = testContext({ 'snippets/large.mdx': large });
  const page = await compilePage('page.mdx', source, context);
  expect(page.diagnostics).toMatchObject([{ code: 'page-too-large', file: 'snippets/large.mdx' }]);
  const html = renderPage(page);
  expect(html).toContain('Before.');
  expect(html).toContain('After.');
  expect(html).not.toContain('more words');
});
