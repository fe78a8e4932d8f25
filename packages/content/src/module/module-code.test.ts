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
