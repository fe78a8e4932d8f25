import { describe, expect, it } from 'vitest';
import { compile, render, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

async function blocks(source: string, files = {}): Promise<readonly string[]> {
  return (await compile(source, files)).codeBlocks;
}

describe('fences', () => {
  it('carry what stands behind their language', async () => {
    const html = await render(
      fence('ts title="a.ts" icon="star" lines wrap expandable nocopy', 'a\nb'),
    );
    expect(html).toContain(
      '<CodeBlock language="ts" label="TypeScript" filename="a.ts" icon="star" lines={true} wrap={true} expandable={true} nocopy={true}',
    );
    expect(html).toContain('lineCount={2}');
  });

  it('mark lines by number and by notation, and wrap every line then', async () => {
    expect(await blocks(fence('js {2}', 'a // [!code ++]\nb\nc'))).toEqual([
      '<span class="line line-diff line-add">a</span>\n<span class="line line-highlight">b</span>\n<span class="line">c</span>',
    ]);
    expect(await blocks(fence('js', 'a\nb'))).toEqual(['a\nb']);
    expect(await blocks(fence('js lines', 'a'))).toEqual(['<span class="line">a</span>']);
  });

  it('lose an empty line at their end', async () => {
    const html = await render(fence('js', 'a\n'));
    expect(html).toContain('html="a" lineCount={1}');
  });

  it('that start with their title are warned about', async () => {
    const { diagnostics } = await compile(`Text\n\n${fence('title="a.js"', 'a')}`);
    expect(diagnostics).toMatchObject([
      { code: 'fence-language', line: 3, hint: 'Write the language first: `text title="a.js"`.' },
    ]);
  });
});

describe('fences with twoslash', () => {
  const source = fence('ts twoslash a.ts', 'const a = 1');
  const checkTypes = async (code: string) => ({
    code: code.toUpperCase(),
    lines: code.split('\n').map((_, index) => index),
    notes: [{ kind: 'type' as const, line: 0, start: 6, end: 7, text: 'const a: 1' }],
  });

  it('show what the type checker says', async () => {
    const context = { ...testContext({}), checkTypes };
    const { codeBlocks } = await compilePage('page.mdx', source, context);
    expect(codeBlocks).toEqual([
      'CONST <span class="twoslash-type" title="const a: 1">A</span> = 1',
    ]);
  });

  it('keep marks on their lines where lines for the type checker go', async () => {
    const checked = { code: 'const a = 1\nconst b = a', lines: [2, 4], notes: [] };
    const context = { ...testContext({}), checkTypes: async () => checked };
    const code =
      'let c\n// ---cut---\nconst a = 1 // [!code --]\n//    ^?\nconst b = a // [!code ++]';
    const { codeBlocks, writtenCode } = await compilePage(
      'page.mdx',
      fence('ts twoslash', code),
      context,
    );
    expect(codeBlocks).toEqual([
      '<span class="line line-diff line-remove">const a = 1</span>\n<span class="line line-diff line-add">const b = a</span>',
    ]);
    expect(writtenCode).toEqual([{ text: '- const a = 1\n+ const b = a', isDiff: true }]);
  });

  it('are plain code with a warning where the type checker fails', async () => {
    const context = { ...testContext({}), checkTypes: async () => ({ failure: 'No such\nthing' }) };
    const { codeBlocks, diagnostics } = await compilePage('page.mdx', source, context);
    expect(codeBlocks).toEqual(['const a = 1']);
    expect(diagnostics).toMatchObject([{ code: 'fence-types', line: 1 }]);
  });

  it('are plain code where it is not installed, and other languages always', async () => {
    expect(await blocks(source)).toEqual(['const a = 1']);
    const context = { ...testContext({}), checkTypes };
    const python = await compilePage('page.mdx', fence('python twoslash', 'a = 1'), context);
    expect(python.codeBlocks).toEqual(['a = 1']);
    expect(await render(source)).toContain('filename="a.ts"');
  });
});

describe('code blocks written as elements', () => {
  it('are highlighted when their code is a template', async () => {
    const source =
      '<CodeBlock language="js" filename="a.js" highlight="[1,3]" focus={[2]}>\n  {`\n    one\n      two\n    three\n  `}\n</CodeBlock>';
    expect(await blocks(source)).toEqual([
      '<span class="line line-highlight">one</span>\n<span class="line line-focus">  two</span>\n<span class="line line-highlight">three</span>',
    ]);
    expect(await render(source)).toContain('label="JavaScript"');
  });

  it('take plain text as it is written', async () => {
    const source = '<CodeBlock language="bash">\n  echo "a" -- b {c}\n\n  - x\n</CodeBlock>';
    expect(await blocks(source)).toEqual(['echo "a" -- b {c}\n\n- x']);
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  it('take a fence as their code', async () => {
    const source = `<CodeBlock filename="b.js" lines>\n${fence('js a.js {1}', 'a')}\n</CodeBlock>`;
    const html = await render(source);
    expect(html).toContain(
      '<CodeBlock filename="b.js" lines={true} language="js" label="JavaScript"',
    );
    expect(await blocks(source)).toEqual(['<span class="line line-highlight">a</span>']);
  });

  it('take a constant of the page', async () => {
    const source = 'export const code = "a = 1"\n\n<CodeBlock language="js">{code}</CodeBlock>';
    expect(await blocks(source)).toEqual(['a = 1']);
  });

  it('are left to the renderer when their code is not known', async () => {
    const source = 'export const a = 1\n\n<CodeBlock>{`x ${a}`}</CodeBlock>';
    expect(await blocks(source)).toEqual([]);
    expect(await render(source)).toContain('>x 1</CodeBlock>');
  });

  it('are tabs of a code group like fences', async () => {
    const source = `<CodeGroup>\n<CodeBlock language="js">{"a"}</CodeBlock>\n\n${fence('py', 'b')}\n</CodeGroup>`;
    expect(await render(source)).toMatch(/"label":"JavaScript".*"label":"Python"/);
  });
});

describe('diagrams', () => {
  it('keep their source and options', async () => {
    const source = fence('mermaid placement="top-left" actions={false}', 'graph LR\n  A --> B');
    expect(await render(source)).toBe(
      '<Mermaid chart="graph LR\n  A --> B" placement="top-left" actions={false}></Mermaid>',
    );
  });

  it('are only what is called exactly so', async () => {
    expect(await render(fence('mmd', 'graph LR'))).toContain('<CodeBlock');
  });

  it('are known by the place of the first, whether fence or element', async () => {
    const ofElement = `Text.\n\n<Mermaid chart="graph LR" />\n\n${fence('mermaid', 'graph LR')}`;
    expect((await compile(ofElement)).diagram).toMatchObject({ line: 3, column: 1 });
    const ofFence = `<Note>\n\n${fence('mermaid', 'graph LR')}\n\n</Note>`;
    expect((await compile(ofFence)).diagram).toMatchObject({ line: 3, column: 1 });
    expect((await compile('A Mermaid of text.')).diagram).toBeUndefined();
  });

  it('with an unknown placement have the usual one and are warned about', async () => {
    const { diagnostics } = await compile(fence('mermaid placement=middle', 'graph LR'));
    expect(diagnostics).toMatchObject([{ code: 'diagram-placement', line: 1 }]);
  });
});

describe('prompts', () => {
  it('keep their source without the shared indentation, and have no headings', async () => {
    const source =
      '<Prompt description="Write **it**" actions={["copy", "cursor"]}>\n  # Title\n\n  - Use "x" -- {y} & **z**\n</Prompt>';
    const { headings, diagnostics } = await compile(source);
    expect([headings, diagnostics]).toEqual([[], []]);
    expect(await render(source)).toContain(
      'source="# Title\n\n- Use "x" -- {y} & **z**" descriptionHtml="Write <strong>it</strong>"',
    );
  });

  it('take a text in braces as its value', async () => {
    expect(await render('<Prompt description="d">{`a\n  b`}</Prompt>')).toContain(
      'source="a\n  b"',
    );
  });
});
