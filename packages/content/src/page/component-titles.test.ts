import { expect, test } from 'vitest';
import { inlineMarkdown } from './component-titles.ts';

test('links in titles are reduced to their text', () => {
  expect(inlineMarkdown('Use [the *API*](/api) & `x<y>`')).toEqual({
    text: 'Use the API & x<y>',
    html: 'Use the <em>API</em> &amp; <code>x&lt;y&gt;</code>',
  });
});

test.each(['plain_text_here', '# not a heading', '- item `a`', '2 * 3 * 4', 'List<string>'])(
  'the title %s stays as it is',
  (title) => {
    expect(inlineMarkdown(title)).toBeUndefined();
  },
);

test('links in captions lead where links of the page lead', () => {
  const links = {
    urlOf: (href: string) => (href.startsWith('/') ? `/docs${href}` : href),
    leavesSite: (url: string) => url.startsWith('https:'),
  };
  expect(
    inlineMarkdown('See [this](/a) and [that](https://example.com/?a=1&b="2")', links)?.html,
  ).toBe(
    'See <a href="/docs/a">this</a> and <a href="https://example.com/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noreferrer">that</a>',
  );
});
