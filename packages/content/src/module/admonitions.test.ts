import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

async function found(source: string, files: Record<string, string> = {}) {
  const { diagnostics } = await compile(source, files);
  return diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

async function hintFor(source: string) {
  const { diagnostics } = await compile(source);
  return diagnostics[0]?.hint;
}

describe('An admonition of another format', () => {
  it('is shown as it is written, with a warning at its place', async () => {
    const source = 'Text\n\n:::tip\nDo it.\n:::\n\n- a\n\n  ::: note\n  In a list.\n  :::';
    expect(await render(source)).toContain(':::tip');
    expect(await found(source)).toEqual([
      'admonition-as-text page.mdx:3:1',
      'admonition-as-text page.mdx:9:3',
    ]);
  });

  it('is warned about in an element and in a snippet', async () => {
    const files = { 'snippets/s.mdx': 'Text\n\n:::info\n\nx\n\n:::' };
    const source =
      'import S from "/snippets/s.mdx"\n\n<S />\n\n<Tab title="a">\n:::tip x :::\n</Tab>';
    expect((await found(source, files)).sort()).toEqual([
      'admonition-as-text page.mdx:6:1',
      'admonition-as-text snippets/s.mdx:3:1',
    ]);
  });

  it('is warned about after HTML that is mended', async () => {
    const source = '<!-- a -->\nText<br>a <img src="/a.png">\n\n:::tip\nx\n:::\n\n\\:::tip';
    expect(await found(source)).toContain('admonition-as-text page.mdx:4:1');
    expect(await found(source)).not.toContain('admonition-as-text page.mdx:8:1');
  });

  it('is warned about on any line of a paragraph', async () => {
    expect(await found('Text:\n:::tip\nx\n:::\n:::note\ny\n:::')).toEqual([
      'admonition-as-text page.mdx:2:1',
      'admonition-as-text page.mdx:5:1',
    ]);
    expect(await found('> Some *words*\n>  :::tip\n> x')).toEqual([
      'admonition-as-text page.mdx:2:4',
    ]);
    expect(await found('Text  \n:::tip **Do it**\nx')).toEqual(['admonition-as-text page.mdx:2:1']);
    expect(await found('Text\n\\:::tip\n`a` :::tip\nand :::note')).toEqual([]);
  });

  it('says what is shown', async () => {
    const { diagnostics } = await compile(':::tip\nx\n:::');
    expect(diagnostics).toMatchObject([
      { message: '`:::tip` is not syntax of this format and is shown as it is written.' },
    ]);
  });

  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['important', 'Info'],
    ['warning', 'Warning'],
    ['caution', 'Warning'],
    ['danger', 'Danger'],
    ['success', 'Check'],
  ])('of the kind %s is to be <%s>', async (kind, name) => {
    expect(await hintFor(`:::${kind}\nx\n:::`)).toBe(
      `Write \`<${name}>\` and \`</${name}>\` on lines of their own, instead of \`:::${kind}\` and \`:::\`.`,
    );
  });

  it.each([':::tip Do it', ':::tip[Do it]'])('of a title keeps it in bold: %s', async (line) => {
    expect(await hintFor(`${line}\nx\n:::`)).toBe(
      'Write `<Tip>` and `</Tip>` on lines of their own, instead of `:::tip` and `:::`, and the title in bold between them.',
    );
  });

  it.each([
    ['in a fence', '```md\n:::tip\nx\n:::\n```'],
    ['in code', '`:::tip` is of another format.'],
    ['in a line of text', 'Write :::tip there.'],
    ['of no known kind', ':::columns\nx\n:::'],
    ['of a longer name', ':::tips\nx\n:::'],
    ['that are the end of one', 'x\n\n:::'],
    ['with a colon too few', '::tip'],
    ['that are escaped', '\\:::tip'],
  ])('is not what looks like it: colons %s', async (_, source) => {
    expect(await found(source)).toEqual([]);
  });
});
