import { expect, test } from 'vitest';
import { descriptionHtml, descriptionText } from './description-html.ts';

const href = (url: string) => `/base${url}`;

test.each([
  ['Reads `AGENTS.md`.', 'Reads <code>AGENTS.md</code>.'],
  ['**All** of [it](/it), & more', '<strong>All</strong> of <a href="/base/it">it</a>, &amp; more'],
])('Markdown in the description of a page is shown as such: %s', (description, html) => {
  expect(descriptionHtml(description, href)).toBe(html);
  expect(descriptionHtml(description, href, true)).toBe(html);
});

test.each([
  undefined,
  'Plain text, 2 > 1.',
  'Gets `a` by <id>',
  '* the first of a list',
  '    code of `four` spaces',
  '![a picture](/a.png)',
])('A description that is no line of Markdown is shown as it is written: %s', (description) => {
  expect(descriptionHtml(description, href)).toBeUndefined();
});

test.each([
  ['**All** of [`it`](https://a.example/it), & "more"', 'All of it, & "more"'],
  ['Signs with [`@a/b`](https://a.example/b_c)', 'Signs with @a/b'],
  ['Plain text, 2 > 1.', 'Plain text, 2 > 1.'],
  [undefined, undefined],
])('Where only text is shown, a description has no Markdown: %s', (description, text) => {
  expect(descriptionText(description)).toBe(text);
});
