import { expect, it } from 'vitest';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

const offered = {
  sizes: {
    'images/a b.png': [
      { width: 480, path: '/_waymark/images/1-480.webp' },
      { width: 1000, path: '/images/a%20b.png' },
    ],
  },
  columns: { default: 704, wide: 960 },
  gutters: 40,
};

async function image(source: string): Promise<string> {
  const context = {
    ...testContext({}),
    base: '/docs',
    href: (url: string) => `/docs${url}`,
    fileHref: (url: string) => `/docs${url}`,
    imageSize: () => ({ width: 1000, height: 500 }),
    offered,
  };
  const page = await compilePage('guides/page.mdx', source, context);
  expect(page.links.filter(({ written }) => written.includes('_waymark'))).toEqual([]);
  return /<img[^>]*>/.exec(await renderPage(page))?.[0] ?? '';
}

const srcset = 'srcset="/docs/_waymark/images/1-480.webp 480w, /docs/images/a%20b.png 1000w"';
const column = 'sizes="(min-width: 744px) 704px, calc(100vw - 40px)"';

it.each([
  '![A](/images/a%20b.png)',
  '![A](../images/a%20b.png)',
  '<img src="/images/a%20b.png" />',
  '<img src="/images/a%20b.png" width="100%" />',
])(
  'Browsers choose among the sizes of a picture, for the width of the article: %s',
  async (source) => {
    const html = await image(source);
    expect(html).toContain(srcset);
    expect(html).toContain(column);
    expect(html).toContain('src="/docs/images/a%20b.png"');
  },
);

it('They know how wide it is where an author or the mode of the page says so.', async () => {
  const narrow = 'sizes="(min-width: 340px) 300px, calc(100vw - 40px)"';
  expect(await image('<img src="/images/a%20b.png" width="300" />')).toContain(narrow);
  const low = await image('<img src="/images/a%20b.png" height={150} />');
  expect(low).toContain(narrow);
  const wide = await image('---\nmode: wide\n---\n\n![A](/images/a%20b.png)');
  expect(wide).toContain('sizes="(min-width: 1000px) 960px, calc(100vw - 40px)"');
});

it.each([
  '![A](/images/other.png)',
  '![A](https://a.test/images/a%20b.png)',
  '<img src="/images/a%20b.png" srcSet="/b.png 2x" />',
  '<img src="/images/a%20b.png" sizes="10vw" />',
  '<picture><img src="/images/a%20b.png" /></picture>',
  '<img {...{}} src="/images/a%20b.png" />',
  '<img src={"/images/" + "a%20b.png"} />',
])('What has no other sizes, or whose author chose himself, is left: %s', async (source) => {
  expect(await image(source)).not.toContain('_waymark');
});
