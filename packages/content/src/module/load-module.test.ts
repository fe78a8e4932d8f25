import { expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

it.each([
  ['an empty line', '\n'],
  ['a comment', '{/* Draft */}\r\n'],
  ['a comment of HTML', '<!-- Draft -->\n\n'],
])('frontmatter that starts late is no content: after %s', async (_, before) => {
  const source = `${before}---\ntitle: Foo\n---\n\n## Words\n\n<Unknown>x</Unknown>\n`;
  expect(await render(source)).toMatch(/^<h2 id="words">/);
  const { diagnostics, headings } = await compile(source);
  expect(headings.map(({ text }) => text)).toEqual(['Words']);
  const line = source.slice(0, source.indexOf('<Unknown>')).split('\n').length;
  expect(diagnostics).toMatchObject([{ line, column: 1 }]);
});

it('a rule and a line with a colon at the start of a page stay content', async () => {
  expect(await render('\n---\n\nNote: words\n\n---\n')).toContain('<p>Note: words</p>');
});
