import { expect, test } from 'vitest';
import { parseMdx } from '../tree/parse.ts';
import { codeFree } from './code-free.ts';

const components = new Set(['Note', 'Card', 'Icon']);

test.each([
  '# Title\n\nText with **weight**, `code {a}` and [a link](/x).\n\n```js\nconst a = { b: 1 };\n```',
  '<Note>Text</Note>',
  '<Card title="A" href="/x" icon="star">Text</Card>',
  '<a href="/x" title="A">Text</a> <img src="/a.png" alt="" />',
  'one<br/>two\n\n<details><summary>More</summary>Text</details>',
])('Markdown and content components with plain attributes stay as they are: %s', (source) => {
  expect(codeFree(source, components)).toEqual({ text: source });
});

test.each([
  '{process.exit(1)}',
  'Text {globalThis.x = 1} more',
  'import x from "node:fs"\n\nText',
  'export const a = process.env',
  '<Note title={process.env.HOME}>Text</Note>',
  '<Note {...process.env}>Text</Note>',
  '<Other>Text</Other>',
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)" />',
  '<iframe srcdoc="x"></iframe>',
  '<Card onclick="alert(1)">Text</Card>',
  '<Card titleHtml="&lt;img onerror=alert(1)>">Text</Card>',
  '<Icon icon="&lt;svg onload=alert(1)>" />',
  '<Card href="java\tscript:alert(1)">Text</Card>',
  '<p class="fixed inset-0">Text</p>',
  '<a id="search" href="/x">Text</a>',
  '<Note>{(() => { throw 1 })()}</Note>',
  '<Note>',
  '> {process.exit(1)}',
  '- {process.exit(1)}\n\n  <script>1</script>',
])('Code, tags and braces become text: %s', (source) => {
  const { code, text } = codeFree(source, components);
  expect(source).toContain(code);
  expect(text).not.toBe(source);
  const parsed = parseMdx(text);
  expect('root' in parsed && codeFree(text, components)).toEqual({ text });
});

test('What would run is told, the first of it in one line', () => {
  const of = (source: string) => codeFree(source, components).code;
  expect(of('Text and {a} and <Other>b</Other>')).toBe('{a}');
  expect(of('<Note>one</Note>\n\n<Other>\n\ntwo\n\n</Other>')).toBe('<Other>');
  expect(of('<Note>')).toBe('<Note>');
});
