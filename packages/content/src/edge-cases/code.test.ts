import { describe, expect, test } from 'vitest';
import { createCodeHighlighter, defaultCodeThemes } from '../highlight/highlighter.ts';
import { compile, render } from '../testing/compile-pages.ts';

describe('fences', () => {
  test('an `mdx` fence of four backticks keeps the fences in it, wherever its end is indented to', async () => {
    const source = [
      '<Accordion title="Example">',
      '   ````mdx Accordion example',
      '   <Accordion title="A">',
      '   ```js code.js {1}',
      '   a',
      '   ```',
      '   </Accordion>',
      '    ````',
      '</Accordion>',
    ].join('\n');
    const page = await compile(source);
    expect(page.codeBlocks).toEqual([
      '<Accordion title="A">\n```js code.js {1}\na\n```\n</Accordion>',
    ]);
    expect(await render(source)).toContain(
      'language="mdx" label="mdx" filename="Accordion example"',
    );
  });

  test.each([
    ['Install lang pack', 'filename="Install lang pack"'],
    ['Pick a theme for icons', 'filename="Pick a theme for icons"'],
    ['Wrap example wrap', 'filename="Wrap example" wrap={true}'],
    ['Lines example lines', 'filename="Lines example" lines={true}'],
    ['Icon example icon="js"', 'filename="Icon example" icon="js"'],
  ])(
    'a word that is an option stays inside of a title and counts at its end: %s',
    async (meta, attributes) => {
      expect(await render(fence(`js ${meta}`))).toContain(attributes);
    },
  );

  test('`{1,3-5}` counts before the title and after it', async () => {
    const [before, after] = [
      fence('js {1,3-5} a.js', lines(5)),
      fence('js a.js {1,3-5}', lines(5)),
    ];
    const page = await compile(before);
    expect(marked(page.codeBlocks[0])).toEqual([1, 3, 4, 5]);
    expect((await compile(after)).codeBlocks).toEqual(page.codeBlocks);
    expect(await render(before)).toBe(await render(after));
  });

  test('titles without quotes name two fences in a row Query and Response', async () => {
    const html = await render(`${fence('sql title=Query')}\n${fence('json title=Response')}`);
    expect([...html.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Query',
      'Response',
    ]);
  });

  test('`highlight="4"` in quotes marks line 4 of an `html` fence', async () => {
    const { codeBlocks } = await compile(fence('html highlight="4"', lines(5)));
    expect(marked(codeBlocks[0])).toEqual([4]);
  });

  test('meta without a language is meta, not a language, with a warning', async () => {
    const source = `Text\n\n${fence('title="x"')}`;
    const { diagnostics } = await compile(source);
    expect(diagnostics).toMatchObject([{ code: 'fence-language', line: 3 }]);
    expect(await render(source)).toContain('<CodeBlock label="" filename="x"');
  });

  test.each([
    ['bash=', 'bash'],
    ['Result:', 'Result'],
    ['python{15}', 'python'],
  ])('a language word with junk is read without it: %s', async (word, language) => {
    expect(await render(fence(word))).toContain(`language="${language}"`);
  });

  test('a `diff` fence is ordinary highlighting without marked lines', async () => {
    const { codeBlocks } = await compile(fence('diff', '+ added\n- removed\n  same'));
    expect(codeBlocks).toEqual(['+ added\n- removed\n  same']);
  });

  test('`[!code ++:3]` counts from its own line, and nothing of it is left in the code', async () => {
    const { codeBlocks } = await compile(fence('js', 'a // [!code ++:3]\nb\nc\nd'));
    expect(marked(codeBlocks[0], 'line-add')).toEqual([1, 2, 3]);
    expect(codeBlocks[0]?.replace(/<[^>]*>/g, '')).toBe('a\nb\nc\nd');
  });

  test.each([
    '%% Only a comment',
    '---\ntitle: A diagram\n---\ngraph LR\n  A --> B',
    '%%{init: {"theme": "base"}}%%\ngraph LR',
    '',
  ])(
    'a mermaid fence that starts with a comment or front matter is a diagram: %j',
    async (chart) => {
      const page = await compile(fence('mermaid', chart));
      expect(page.diagnostics).toEqual([]);
      expect(await render(fence('mermaid', chart))).toBe(`<Mermaid chart="${chart}"></Mermaid>`);
    },
  );

  test('a fence of 100 KB is highlighted, one above 250 KB is printed without colours', async () => {
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    const line = '{ "name": "value", "count": 1234567890 },';
    const code = (size: number) => `${line}\n`.repeat(Math.ceil(size / (line.length + 1)));
    const large = await highlight(code(100_000), 'json');
    expect(large.lines.at(0)).toContain('<span');
    expect(large.lines.at(-2)).toContain('<span');
    const huge = await highlight(code(250_001), 'json');
    expect(huge.lines.at(0)).toBe(line);
  });
});

function fence(info: string, code = 'x'): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');
}

/** Numbers of the lines of a highlighted block that carry a class. */
function marked(html = '', name = 'line-highlight'): number[] {
  return html.split('\n').flatMap((line, index) => (line.includes(name) ? [index + 1] : []));
}
