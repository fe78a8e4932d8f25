import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { compilePage } from '../page/compile-page.ts';
import { compile, render, renderPage, testContext } from '../testing/compile-pages.ts';

/** A page, a place in it where it is wrong, and what must show of the wrong block. */
interface Case {
  readonly name: string;
  readonly block: string;
  /** Line in the block, from 1, and column. */
  readonly at: readonly [line: number, column: number];
  readonly shown: readonly string[];
}

const written: readonly (readonly [
  name: string,
  block: string,
  at: Case['at'],
  shown: readonly string[],
])[] = [
  ['an unclosed element', '<div>\n\ntext', [1, 1], ['&lt;div&gt;', '<p>text</p>']],
  ['an unclosed component', '<Card title="x">\n\n**text**', [1, 1], ['<strong>text</strong>']],
  ['a tag open over two paragraphs', '<Note>one\n\ntwo</Note>', [1, 1], ['one', 'two']],
  ['an inline tag that is not closed', 'a <b>bold\n\nnext', [1, 3], ['a &lt;b&gt;bold', 'next']],
  ['a closing tag alone', 'a </b> x', [1, 3], ['a &lt;/b&gt; x']],
  ['a closing component alone', '</Card>\n\ntext', [1, 1], ['&lt;/Card&gt;', 'text']],
  ['a tab that is not closed', '<Tabs>\n<Tab title="a">\ntext\n</Tabs>', [2, 1], ['<Tabs', 'text']],
  ['crossed tags', '<Card>\n<Note>\nx\n</Card>\n</Note>', [2, 1], ['<Card', 'x']],
  ['the same component twice', '<Card>\n\n# h\n\n<Card>\n</Card>', [1, 1], ['<h1', '<Card>']],
  ['an open brace', 'set { b', [1, 5], ['set { b']],
  ['an expression over lines that does not end', '{\n one\n\ntwo', [1, 1], ['one', 'two']],
  ['two words in braces', 'a {b c} d', [1, 6], ['a {b c} d']],
  ['braces that are a block', '{foo bar}', [1, 6], ['{foo bar}']],
  ['an object in prose', 'x {a: b} y', [1, 5], ['x {a: b} y']],
  ['a template of another language', '{{ a.b }} y', [1, 5], ['{{ a.b }} y']],
  ['a spread in prose', 'x {...a} y', [1, 9], ['a} y']],
  ['a statement in braces', '{let x = 1}', [1, 6], ['{let x = 1}']],
  ['a directive', '{% if a %}', [1, 2], ['{% if a %}']],
  ['types in braces', '{x as y}', [1, 2], ['{x as y}']],
  ['a text in braces that does not end', 'a {"b}', [1, 3], ['b}']],
  ['a comment that does not end', 'a {/* b', [1, 3], ['a {/* b']],
  ['a type with two parameters', 'Map<String, int> x', [1, 4], ['Map&lt;String, int&gt; x']],
  ['a type with one parameter', 'vec<T> x', [1, 4], ['vec&lt;T&gt; x']],
  ['a less-than sign before a word', 'if a <b then', [1, 6], ['if a &lt;b then']],
  ['a placeholder', 'x <your-key> y', [1, 3], ['x &lt;your-key&gt; y']],
  ['a placeholder of words', 'x <your key here> y', [1, 3], ['&lt;your key here&gt;']],
  ['a tag that does not end', 'text <Foo bar', [1, 6], ['text &lt;Foo bar']],
  ['a value without quotes', '<Card title=abc>x</Card>', [1, 1], ['title=abc&gt;x']],
  ['a value with half its quotes', '<Card title="abc>x</Card>', [1, 1], ['abc&gt;x']],
  ['a value in curly quotes', '<Card a=“b”>x</Card>', [1, 1], ['“b”&gt;x']],
  ['a value that is no JavaScript', '<Card n={a b}>\nx\n</Card>', [1, 12], ['<Card>', 'x']],
  ['a nested value that is none', '<Card n={{ a: b c }}>x</Card>', [1, 17], ['<Card>', 'x']],
  ['a value without a value', '<Card n={}>x</Card>', [1, 1], ['<Card>', 'x']],
  ['a brace too many', '<Card a={{b}>x</Card>', [1, 1], ['a={{b}&gt;x']],
  ['a name for attributes', '<Card {a}>x</Card>', [1, 1], ['{a}&gt;x']],
  ['an import without a file', 'import X from', [1, 1], ['import X from']],
  ['prose that starts with import', 'import the thing', [1, 12], ['import the thing']],
  ['prose that starts with export', 'export the *data*', [1, 8], ['<em>data</em>']],
  ['an export without a value', 'export const a = ;', [1, 18], ['export const a = ;']],
  ['an export that does not end', 'export const a = {\n\nb <c', [1, 1], ['b &lt;c']],
  ['a tag in a list', '- one <b>\n- two', [1, 7], ['<li>two</li>']],
  ['a component open over items', '- <Note>\n- x</Note>', [1, 3], ['x&lt;/Note&gt;']],
  ['a tag in a quote', '> <Note>\n> x', [1, 3], ['<blockquote>', '&lt;Note&gt;']],
  ['signs in cells', '| a | b |\n|--|--|\n| <c | d |', [3, 3], ['&lt;c</td>', 'd</td>']],
  ['a heading', '# head <x', [1, 8], ['<h1', 'head &lt;x']],
  ['text after an emoji', '🚀 {b c}', [1, 7], ['🚀 {b c}']],
  ['text after code', '`a <b {` <b', [1, 10], ['<code>a &lt;b {</code> &lt;b']],
];

const cases = written.map(([name, block, at, shown]): Case => ({ name, block, at, shown }));

describe('A mistake in a page', () => {
  it.each(cases)('costs only its block: $name', async ({ block, at: [line, column], shown }) => {
    const page = await compile(`Words before.\n\n${block}\n\n<Note>Words *after*.</Note>`);
    const html = renderPage(page);
    expect(html).toContain('<p>Words before.</p>');
    expect(html).toContain('<Note>Words <em>after</em>.</Note>');
    for (const text of shown) expect(html).toContain(text);
    const found = page.diagnostics.filter(({ code }) => code.endsWith('-syntax'));
    expect(found[0]).toMatchObject({ file: 'page.mdx', line: line + 2, column });
    expect(found[0]?.hint).toBeTruthy();
    expect(html).toContain('<wm-mistake');
    expect(html).toContain(`page.mdx:${line + 2}:${column}`);
    expect(html).toContain('"hint":');
  });

  it('does not keep others from being reported, each at its place', async () => {
    const { diagnostics } = await compile(
      'a {b c}\n\n<Card>\n\nd <e\n\n</Card>\n\n<div>\n\nimport f',
    );
    expect(diagnostics.map(({ line, column }) => [line, column]).sort()).toEqual(
      [
        [1, 6],
        [5, 3],
        [9, 1],
        [11, 1],
      ].sort(),
    );
  });

  it('in a component is text in it, and what stands around it stays', async () => {
    const html = await render(
      '<Steps>\n<Step title="One">\n\nfine\n\nset {a b}\n\n</Step>\n<Step title="Two">\n\nlast\n\n</Step>\n</Steps>',
    );
    expect(html.match(/<Step /g)).toHaveLength(2);
    expect(html).toMatch(/<p>fine<\/p>\s*<wm-mistake.*<p>set \{a b\}<\/p>\s*<\/Step>/s);
  });

  it('leaves code as it is', async () => {
    const page = await compile('<div>\n\n```js\nif (a <b) {\n```\n\n`<c {`\n\n{d e}');
    expect(page.codeBlocks).toEqual(['if (a <b) {']);
    expect(renderPage(page)).toContain('<code>&lt;c {</code>');
  });

  it('in a snippet is reported once, in the file of the snippet', async () => {
    const source = 'import A from "/a.mdx"\n\n<A />\n\n<A />\n\nRest';
    const files = { 'a.mdx': 'Good *words*.\n\n<Card>\n\nmore {b c}\n' };
    const page = await compile(source, files);
    expect(page.diagnostics).toMatchObject([
      { code: 'snippet-syntax', file: 'a.mdx', line: 3, column: 1 },
      { code: 'snippet-syntax', file: 'a.mdx', line: 5, column: 9 },
    ]);
    const html = renderPage(page);
    expect(html.match(/Good <em>words<\/em>/g)).toHaveLength(2);
    expect(html).toContain('Rest');
  });

  it('in a .md file is Markdown, with a warning and without a notice', async () => {
    const source = '# Types\n\nMap<String, int> and {a b}\n\n<Note>kept</Note>';
    const page = await compilePage('a.md', source, testContext({}));
    expect(page.diagnostics.map(({ severity, line }) => [severity, line])).toEqual([
      ['warning', 3],
      ['warning', 3],
    ]);
    const html = renderPage(page);
    expect(html).not.toContain('wm-mistake');
    expect(html).toContain('Map&lt;String, int&gt; and {a b}');
    expect(html).toContain('<Note>kept</Note>');
  });

  it('right after an import does not swallow the element that follows', async () => {
    expect(await render('import A from "/none.mdx"\n<Card>words</Card>')).toContain('words');
  });
});

describe('A page with very many mistakes', () => {
  const paragraph = `Some **words** of prose.\n\nCall f<A, b> with {c d} and <e>.\n\n`;

  it('is shown to its end, as Markdown from where there are too many', async () => {
    const html = await render(`${paragraph.repeat(200)}The *end*.`);
    expect(html).toContain('The <em>end</em>.');
    expect(html.match(/<strong>words<\/strong>/g)).toHaveLength(200);
    expect(html.match(/with \{c d\} and &lt;e&gt;/g)).toHaveLength(200);
  }, 20_000);
});

describe('A statement of a page that throws', () => {
  it.each([
    ['a constant', 'export const a = JSON.parse("{");'],
    ['a component', 'export const A = JSON.parse("{");'],
    ['several constants', 'export const { a, b } = JSON.parse("{");'],
    ['a list of constants', 'export const [a] = undefined;'],
    ['two constants', 'export let a = 1, b = null.c;'],
    ['a class', 'export class A extends null.b {}'],
    ['a name before its declaration', 'export const a = b;\n\nexport const b = 1;'],
    ['a component before its declaration', 'export const A = B;\n\nexport const B = () => 1;'],
    ['a statement for a snippet', 'import S from "/s.mdx"\n\n<S />'],
  ])('leaves the words of the page: %s', async (_, statement) => {
    const files = { 's.mdx': 'export const { a } = null;\n\nOf a *snippet* {a}' };
    const html = await render(`Before.\n\n${statement}\n\nAfter *it*.`, files);
    expect(html).toContain('<p>Before.</p>');
    expect(html).toContain('<p>After <em>it</em>.</p>');
  });

  it('leaves what the others declare', async () => {
    const code =
      'export const { a } = null;\n\nexport const [b, c] = [1, 2];\n\nexport let d = 3, e;';
    expect(await render(`${code}\n\nwords {a} {b} {c} {d} {e}`)).toBe('<p>words  1 2 3 </p>');
  });
});

describe('A page of one sign', () => {
  it.each(['<', '\u2039'])(
    'is shown within seconds, with all of its signs: %s',
    async (sign) => {
      const spent = processorTime();
      const html = await render(`Before.\n\n${sign.repeat(20_000)}\n\n*After*.`);
      expect(spent()).toBeLessThan(20_000);
      expect(html.replaceAll('&lt;', '<')).toContain(sign.repeat(20_000));
      expect(html).toContain('<em>After</em>');
    },
    // As long as it took before.
    300_000,
  );
});

describe('A page of marks of emphasis that close nothing', () => {
  it('is shown within seconds', async () => {
    const spent = processorTime();
    expect((await render('*a_'.repeat(20_000))).match(/a/g)).toHaveLength(20_000);
    expect(spent()).toBeLessThan(10_000);
  });
});

describe('Code that is well formed but that no engine runs', () => {
  it.each([
    ['{(() => { let x = 1; let x = 2; return x })()}', 'let x = 2'],
    ['<Card title={((a, a) => a)(1)}>inner</Card>', 'inner'],
    ['{(() => { break })()}', 'break'],
    ['export const F = ({ a, a }) => <b>{a}</b>\n\n<F a="1">inner</F>', 'inner'],
    ['export function F() { let x; let x }', 'let x; let x'],
  ])('costs only its block: %s', async (block, shown) => {
    const page = await compile(`Before.\n\n${block}\n\nAfter.`);
    expect(page.diagnostics[0]).toMatchObject({
      code: expect.stringMatching(/^(?:page|module)-syntax$/),
      line: 3,
    });
    const html = renderPage(page);
    for (const text of ['<p>Before.</p>', shown, '<p>After.</p>']) expect(html).toContain(text);
  });
});

/** What the parser would take minutes over, or end the process with. */
const hard = [
  ['elements in attributes of each other', '<A a={<A>'.repeat(15)],
  ['elements in spread attributes of each other', '<A {...<A>'.repeat(15)],
  ['tags that stay open in braces', `{${'<A>'.repeat(40)}}`],
  ['tags in braces, each with the end of another', '<b>and {a\n\n</Card>\n\n{b'.repeat(50)],
  ['types in code that lost its fence', 'fun f(a: L<S>): L<S> {\n '.repeat(20)],
  ['types in a text of code', `List { ${'Vec<Option<String>>; '.repeat(20)} }`],
  ['tags in braces that are not closed', `{${'<A> '.repeat(40)}`],
  ['brackets', `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`],
  ['objects', `{${'{a:'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
  ['lists of an export', `export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['blocks of an attribute', `<A a={() => ${'{'.repeat(20_000)}${'}'.repeat(20_000)}} />`],
] as const;

describe('Code that is too hard for the parser', () => {
  it.each(hard)('is text within seconds: %s', async (_name, block) => {
    const spent = processorTime();
    const page = await compile(`Before.\n\n${block}\n\nAfter.`);
    expect(spent()).toBeLessThan(5000);
    expect(page.diagnostics[0]).toMatchObject({ code: 'page-syntax', line: 3 });
    const html = renderPage(page);
    expect(html).toContain('<p>Before.</p>');
    expect(html).toContain('<p>After.</p>');
  });

  it.each([
    ['a few elements in attributes', '<Card icon={<Card icon={<b>x</b>} />}>words</Card>'],
    ['tags of HTML in a text', `<Card title={\`${'<br><img><p>{x}'.repeat(10)}\`} />`],
    ['comparisons', `{[${'1<Number.MAX_VALUE, '.repeat(20)}].length}`],
    ['elements in each other', `{${'<b>'.repeat(20)}x${'</b>'.repeat(20)}}`],
    ['signs of code in a text', 'Write `{` and `\\{`, then `<A>`.\n\n'.repeat(20)],
    ['signs of code in a fence', `\`\`\`java\n${'List<String> f() {\n'.repeat(20)}\`\`\``],
  ])('is none of %s', async (_name, block) => {
    expect((await compile(`Before.\n\n${block}\n\nAfter.`)).diagnostics).toEqual([]);
  });
});

/** Blocks that stand in more others than the compiler takes, with a word inside them. */
const deep = [
  ['elements', `${'<div>\n'.repeat(300)}word\n${'</div>\n'.repeat(300)}`],
  ['elements of a line', `${'<b>'.repeat(3000)}word${'</b>'.repeat(3000)}`],
  ['quotes', `${'> '.repeat(1000)}word`],
  [
    'lists',
    `${Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')} word`,
  ],
] as const;

describe('Blocks that stand too deep in each other', () => {
  it.each(deep)('are text from there on: %s', async (_name, block) => {
    const page = await compile(`Before.\n\n${block}\n\nAfter.`);
    expect(page.diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'page-syntax',
        message: expect.stringContaining('too deep'),
      }),
    );
    const html = renderPage(page);
    expect(html).toContain('<p>Before.</p>');
    expect(html).toContain('word');
    expect(html).toContain('<p>After.</p>');
  });
});

it('What the compiler itself fails at is shown as it is written, with the reason', async () => {
  const source = 'Words.\n\n```js\na()\n```';
  const context = { ...testContext({}), highlight: () => Promise.reject(new Error('No colours.')) };
  const page = await compilePage('page.mdx', source, context);
  expect(page.diagnostics).toMatchObject([
    { code: 'page-syntax', message: expect.stringContaining('No colours.') },
  ]);
  expect(renderPage(page)).toContain('Words.');
});

it('names the code block without an end that has the tag which is missing', async () => {
  const source = '---\ntitle: A\n---\n\n<Note>\n```js\nconst a = 1;\n</Note>\n\nText.\n';
  const { diagnostics } = await compile(source);
  expect(diagnostics).toMatchObject([
    {
      ...{ code: 'page-syntax', line: 5, column: 1 },
      hint: 'The code block that begins in line 6 has no end, so that `</Note>` below is code: end it with ``` in a line of its own.',
    },
  ]);
});
