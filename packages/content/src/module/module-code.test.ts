import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

describe('Markdown right after statements', () => {
  it.each([
    ['code in a line', '`npm install`', '<code>npm install</code>'],
    ['a link', '[Start](/start/)', '<a href="/start">Start</a>'],
    ['a picture', '![Start](/start/)', '<img src="/start" alt="Start"'],
    ['words after a colon', 'Note: hi', '<p>Note: hi</p>'],
    ['a word', 'Installation', '<p>Installation</p>'],
    ['an address', 'example.com', '<p>example.com</p>'],
    ['a list', '- one\n- two', '<li>two</li>'],
    ['an element', '<Note>hi</Note>', '<Note>hi</Note>'],
    ['a value', '{name}', 'Value'],
    ['what only begins as code', 'Note: hi\nWords that are *none*', 'Words that are <em>none</em>'],
  ])('is content although it is JavaScript, too: %s', async (_, content, html) => {
    const source = `import A from "/a.mdx"\nexport const name = "Value";\n${content}\n\nWith <A /> {name}`;
    const files = { 'a.mdx': 'Part' };
    const shown = await render(source, files);
    expect(shown).toContain(html);
    expect(shown).toContain('With Part Value');
    expect(shown).toContain(content.startsWith('Note') ? 'Note: hi' : html);
    expect((await compile(source, files)).diagnostics).toEqual([]);
  });

  it.each([
    ['an assignment', 'Box.Head = () => <b>head</b>;'],
    ['a call', 'Object.assign(Box, { Head: () => <b>head</b> });'],
    ['a call under a condition', 'Box && Object.assign(Box, { Head: () => <b>head</b> });'],
    ['a loop with a label', 'each: for (const key of ["Head"]) Box[key] = () => <b>head</b>;'],
  ])('is no content where it does something: %s', async (_, code) => {
    const source = `export const Box = () => <i>box</i>;\n${code}\n\nWords {Box.Head()}`;
    expect(await render(source)).toBe('<p>Words <b>head</b></p>');
  });

  it('is no content on the line of a statement', async () => {
    expect(await render('export const a = 1; a\n\nWords {a}')).toBe('<p>Words 1</p>');
    expect(await render('export const a = 1; <b>a</b>\n\nWords {a}')).toBe('<p>Words 1</p>');
  });
});

describe('Statements inside an element', () => {
  const files = {
    'snippets/inner.mdx': 'Inside',
    'snippets/outer.mdx':
      '<Step title="S">\n\nimport Deep from "/snippets/inner.mdx"\n\n<Deep /> again\n\n</Step>',
  };
  const page = [
    'import Outer from "/snippets/outer.mdx"',
    '',
    '<Steps>',
    '',
    '<Step title="One">',
    '',
    'import Inner from "/snippets/inner.mdx";',
    'export const name = "Value";',
    '',
    '<Inner /> is {name}',
    '',
    '</Step>',
    '',
    '<Outer />',
    '',
    '</Steps>',
  ].join('\n');

  it('are those of the file, in a page and in a snippet', async () => {
    const html = await render(page, files);
    expect(html).toContain('Inside is Value');
    expect(html).toContain('Inside again');
    expect(html).not.toContain('import');
    expect((await compile(page, files)).diagnostics).toEqual([]);
  });

  it('stay code in a fence', async () => {
    const code = '<Step>\n\n```js\nimport A from "/gone.mdx";\nexport const b = 1;\n```\n\n</Step>';
    const { codeBlocks, diagnostics } = await compile(code);
    expect(codeBlocks).toEqual(['import A from "/gone.mdx";\nexport const b = 1;']);
    expect(diagnostics).toEqual([]);
  });

  it('are reported at their place, and what follows them is content in the element', async () => {
    const wrong =
      '<Step>\n\nimport A from "/gone.mdx"\n- Words *here* {nope}\n\n</Step>\n\n<A />\n';
    expect(await render(wrong)).toMatch(/<Step>.*Words <em>here<\/em> \{nope\}.*<\/Step>/s);
    const places = (await compile(wrong)).diagnostics.map(({ code, line, column }) => ({
      ...{ code, line, column },
    }));
    expect(places).toEqual([
      { code: 'import-missing', line: 3, column: 1 },
      { code: 'name-unknown', line: 4, column: 16 },
    ]);
  });
});
