import { expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

test('HTML comments are read as comments', async () => {
  const source = 'A\n\n<!-- note:\n {x} */ -->\n\nB <!-- c --> d\n\n```html\n<!-- stays -->\n```';
  const page = await compile(source);
  expect(bodyText(page)).toMatch(/<p>A<\/p>/);
  expect(bodyText(page)).not.toContain('note:');
  expect(page.codeBlocks).toEqual(['<!-- stays -->']);
  expect(page.diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ['mdx-repaired', 3],
    ['mdx-repaired', 6],
  ]);
});

test('tags that HTML does not close are closed', async () => {
  const source =
    '<Card>\n\nOne<br>two\n\n<img src="/a.png" alt="x > y">\n\n```html\n<br>\n```\n\n</Card>\n\n<hr>';
  const html = await render(source);
  expect(html).toContain('One<br');
  expect(html).toContain('alt="x > y"');
  const { diagnostics } = await compile(source);
  expect(diagnostics.map(({ line, hint }) => [line, hint])).toEqual([
    [3, 'Write `<br />`.'],
    [5, 'Write `<img />`.'],
    [13, 'Write `<hr />`.'],
  ]);
});

test('links in angle brackets are links', async () => {
  const html = await render('See <https://example.com/a_b?c=d> or <me@example.com>.');
  expect(html).toContain('href="https://example.com/a_b?c=d"');
  expect(html).toContain('href="mailto:me@example.com"');
});

test('a less-than sign that starts no tag is a character', async () => {
  expect(await render('a <= b, <5 ms, x < y, `<=`')).toContain('a &lt;= b, &lt;5 ms, x &lt; y');
});
