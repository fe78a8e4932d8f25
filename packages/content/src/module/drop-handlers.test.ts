import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

async function found(source: string, files: Record<string, string> = {}) {
  const { diagnostics } = await compile(source, files);
  return diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

describe('An event handler of an element of HTML', () => {
  it.each([
    ['that the page declares', 'onClick={openSearch}'],
    ['of its own', 'onClick={() => { document.title = "a"; }}'],
    ['of unknown names', 'onClick={() => nope()}'],
    ['that is text', 'onClick="openSearch()"'],
  ])('is left out with one warning: one %s', async (_, handler) => {
    const source = `export function openSearch() { document.title = "a"; }\n\nText\n\n<div>\n  <button type="button" ${handler}>Search</button>\n</div>`;
    expect(await render(source)).toContain('<button type="button">Search</button>');
    expect(await found(source)).toEqual(['handler-dropped page.mdx:6:3']);
  });

  it('is warned about in an expression, at its place', async () => {
    const source =
      'Text {[1, 2].map((n) => <b onClick={() => document.title = n}>{n}</b>)}\n\n{\n  true && (\n    <a href="/x" onFocus={() => 1} onBlur={() => 2}>c</a>\n  )\n}';
    expect(await found(source)).toEqual([
      'handler-dropped page.mdx:1:28',
      'handler-dropped page.mdx:5:1',
      'handler-dropped page.mdx:5:1',
    ]);
  });

  it('is warned about once in a snippet', async () => {
    const files = { 'snippets/s.mdx': 'Text\n\n<button onClick={open}>x</button>' };
    const source = 'import S from "/snippets/s.mdx"\n\n<S />\n\n<S />';
    expect(await found(source, files)).toEqual(['handler-dropped snippets/s.mdx:3:1']);
  });

  it('is warned about in an attribute of an element of the format or of HTML', async () => {
    const source = 'Text\n\n<Card title="a" icon={<b onClick={() => 1}>i</b>} />';
    expect(await found(source)).toEqual(['handler-dropped page.mdx:3:1']);
  });

  it('is warned about in an element that the page declares', async () => {
    const source =
      'export const a = 1;\nexport const sign = <b onClick={() => 1}>i</b>;\n\n{sign} {a}';
    expect(await found(source)).toEqual(['handler-dropped page.mdx:2:1']);
  });

  it('is warned about of a component of the format, in an expression too', async () => {
    const source =
      'Text\n\n<Card title="a" onClick={() => 1}>b</Card>\n\n<Tree.File name="a" onClick={() => 1} />\n\n{[1].map((n) => <Card onClick={() => n} />)}';
    const { diagnostics } = await compile(source);
    const dropped = diagnostics.filter(({ code }) => code === 'handler-dropped');
    expect(dropped.map(({ message, line }) => [line, message.split(':')[0]])).toEqual([
      [3, '`onClick` of <Card> is left out'],
      [5, '`onClick` of <Tree.File> is left out'],
      [7, '`onClick` of <Card> is left out'],
    ]);
  });

  it('says what to do', async () => {
    const { diagnostics } = await compile('<button onClick={() => 1}>x</button>');
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringContaining('`onClick` of <button>'),
        hint: expect.stringContaining('/snippets/'),
      },
    ]);
  });
});

it.each([
  ['of a component', 'export const Own = () => <b />;\n\n<Own onClick={() => 1} />'],
  [
    'in an attribute of a component',
    'export const Own = ({ icon }) => <i>{icon}</i>;\n\n<Own icon={<b onClick={() => 1} />} />',
  ],
  ['in a component', 'export const Own = () => <b onClick={() => 1} />;\n\n<Own />'],
  ['in code', '```jsx\n<b onClick={() => 1} />\n```\n\n`<b onClick={f} />`'],
  ['in a text', '{"<b onClick={f} />"}'],
  ['in HTML, which takes it', '<b onclick="f()">x</b>'],
])('A handler stays without a word %s', async (_, source) => {
  expect(await found(source)).toEqual([]);
});
