import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

async function found(source: string, files: Record<string, string> = {}) {
  const { diagnostics } = await compile(source, files);
  return diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

/** What is said of the handlers of a page. */
async function lacks(source: string, files: Record<string, string> = {}) {
  const { diagnostics } = await compile(source, files);
  return diagnostics.map(({ message }) => message.replace(/^.* is left out: /, ''));
}

describe('An event handler of an element of HTML', () => {
  it.each([
    ['that the page declares', 'onClick={openSearch}'],
    ['of its own', 'onClick={() => { document.title = "a"; }}'],
    ['that uses what the page declares', 'onClick={() => openSearch(1)}'],
  ])('goes into the script of the page without a word: one %s', async (_, handler) => {
    const source = `export function openSearch() { document.title = title; }\n\nexport const title = "a";\n\nText\n\n<div>\n  <button type="button" ${handler}>Search</button>\n</div>`;
    expect(await found(source)).toEqual([]);
    expect(await render(source)).toMatch(
      /<button type="button" data-wm-on="[\da-f]{10}-0">Search<\/button>/,
    );
  });

  it('has a name of its own, which those of equal code share', async () => {
    const source =
      'Text\n\n<a onFocus={() => alert(1)} onMouseEnter={() => alert(2)}>a</a>\n\n<b onFocus={() => alert(1)}>b</b>';
    expect(await render(source)).toMatch(
      /<a data-wm-on="(?<id>[\da-f]+)-0 \k<id>-1">a<\/a>.*<b data-wm-on="\k<id>-0">b<\/b>/s,
    );
  });

  it.each([
    [
      'unknown names',
      '() => nope()',
      'it needs `nope`, which neither its file declares nor a browser has.',
    ],
    ['what is imported', 'go', 'it needs `go`, which is imported.'],
    [
      'state',
      '() => set(1)',
      'it needs `useState`, which neither its file declares nor a browser has.',
    ],
    [
      'what is made of elements',
      '() => sign',
      'it needs `sign`, which is more than JavaScript, such as JSX or types.',
    ],
    ['elements', '() => <b />', 'its code is more than JavaScript, such as JSX or types.'],
    ['the work of a build', 'await x', 'its code is more than JavaScript, such as JSX or types.'],
  ])('is left out with a warning where it needs %s', async (_, handler, lack) => {
    const source = `import { go } from "/snippets/go.js"\n\nexport const [state, set] = useState(0);\n\nexport const sign = <b />;\n\n<button type="button" onClick={${handler}}>x</button>`;
    const files = { 'snippets/go.js': 'export const go = () => 1;' };
    expect(await lacks(source, files)).toEqual([lack]);
    expect((await compile(source, files)).handlers).toBeUndefined();
    expect(await render(source, files)).toContain('<button type="button">x</button>');
  });

  it.each([
    ['is text', 'onClick="openSearch()"', 'it is no function.'],
    ['has no value', 'onClick', 'it is no function.'],
    ['is for no event', 'onClik={() => 1}', 'browsers have no event `Clik`.'],
  ])('is left out with a warning where it %s', async (_, handler, lack) => {
    expect(await lacks(`<button ${handler}>x</button>`)).toEqual([lack]);
  });

  it('runs with what its snippet declares, and comes with the content of that only', async () => {
    const files = {
      'snippets/s.mdx':
        'export const text = "s";\n\nexport const other = "o";\n\nText\n\n<button onClick={() => alert(text)}>x</button>',
    };
    const used = 'import S from "/snippets/s.mdx"\n\n<S />\n\n<S />';
    const { handlers = '' } = await compile(used, files);
    expect(handlers.match(/^listen\(/gm)).toHaveLength(1);
    expect(handlers).toContain('text = "s"');
    expect(handlers).not.toContain('"o"');
    const unused = 'import S, { text } from "/snippets/s.mdx"\n\n{text}';
    expect((await compile(unused, files)).handlers).toBeUndefined();
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
    const files = { 'snippets/s.mdx': 'Text\n\n<button onClick={() => go(to)}>x</button>' };
    const source = 'import S from "/snippets/s.mdx"\n\n<S to="a" />\n\n<S to="b" />';
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
    const { diagnostics } = await compile('<button onClick={() => set(1)}>x</button>');
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
