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
