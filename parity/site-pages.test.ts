import { expect, it } from 'vitest';
import { tempFolder } from '../test/support/temp-folder.ts';
import { compareSite } from './site-pages.ts';

const html = (text: string) => `<article data-wm-content>${text}</article>`;

it('compares each source with the HTML of its page, whichever form the address has', () => {
  const docs = tempFolder({
    'index.mdx': 'home',
    'guides/index.mdx': 'guides',
    'guides/start.mdx': 'start lost',
  });
  const output = tempFolder({
    'index.html': html('home'),
    'guides/index.html': html('guides'),
    'guides/start/index.html': html('start'),
  });
  const { pages } = compareSite(docs, output);
  expect(pages.map(({ file, missing }) => [file, ...missing.map(({ text }) => text)])).toEqual([
    ['guides/index.mdx'],
    ['guides/start.mdx', 'lost'],
    ['index.mdx'],
  ]);
});

it('knows which of the pages that the navigation lists are lost, also behind a byte order mark', () => {
  const config = {
    variables: { product: 'Acme' },
    navigation: {
      groups: [
        {
          group: 'A',
          root: 'root',
          pages: ['index', '/a/b.mdx', { group: 'B', pages: ['README'] }],
        },
        { group: 'C', pages: ['GET /users', 'link'] },
      ],
    },
  };
  const docs = tempFolder({
    'docs.json': `\uFEFF${JSON.stringify(config)}`,
    'index.mdx': '{{product}}',
    'a/b.mdx': 'text',
    'link.mdx': '---\nurl: https://example.com\n---\n',
    'README.md': 'about',
    'root.mdx': 'text',
    'other.mdx': 'text',
  });
  const { lost, pages, withoutPage } = compareSite(
    docs,
    tempFolder({ 'index.html': html('Acme') }),
  );
  expect(pages).toEqual([{ file: 'index.mdx', words: 1, missing: [] }]);
  expect(lost).toEqual(['README.md', 'a/b.mdx', 'root.mdx']);
  expect(withoutPage).toEqual(['other.mdx']);
});

it('names files that have no page, but no snippets and no links', () => {
  const docs = tempFolder({
    'README.md': 'about',
    'forgotten.mdx': 'text',
    'link.mdx': '---\nurl: https://example.com\n---\n',
    'snippets/a.mdx': 'text',
  });
  expect(compareSite(docs, tempFolder()).withoutPage).toEqual(['forgotten.mdx']);
});
