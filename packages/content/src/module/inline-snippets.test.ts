import { describe, expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

describe('content', () => {
  test('a snippet in a container stands there as if typed in the page', async () => {
    const files = {
      'a.mdx': '```bash npm\nnpm i\n```\n',
      'b.mdx': '```bash yarn\nyarn add\n```\n',
    };
    const source =
      'import A from "/a.mdx"\nimport B from "/b.mdx"\n\n<CodeGroup>\n  <A />\n  <B />\n</CodeGroup>';
    const page = await compile(source, files);
    expect(bodyText(page)).toMatch(/label: "npm"[\s\S]*label: "yarn"/);
    expect(page.codeBlocks).toHaveLength(2);
  });

  test('headings of a snippet share ids and contents with those of the page', async () => {
    const files = { 'a.mdx': '---\ntitle: ignored\n---\n\n## Setup\n' };
    const page = await compile('import A from "/a.mdx"\n\n## Setup\n\n<A />\n\n<A />', files);
    expect(page.headings.map(({ id }) => id)).toEqual(['setup', 'setup-2', 'setup-3']);
  });

  test('in a line of text a snippet of one paragraph gives its text', async () => {
    const files = { 'name.mdx': 'the *best* tool\n' };
    expect(
      await render('import Name from "/name.mdx"\n\nThis is <Name />, really.', files),
    ).toContain('<p>This is the <em>best</em> tool, really.</p>');
  });

  test('in a line of text a snippet of blocks splits the paragraph', async () => {
    const files = { 'list.mdx': '- one\n- two\n' };
    const html = await render('import List from "/list.mdx"\n\nBefore <List /> after', files);
    expect(html.replace(/\n/g, '')).toContain(
      '<p>Before </p><ul><li>one</li><li>two</li></ul><p> after</p>',
    );
  });

  test('a tag that holds content hands it on as children', async () => {
    const files = { 'box.mdx': '<Note>\n{children}\n</Note>\n' };
    expect(
      await render('import Box from "/box.mdx"\n\n<Box>\n\nHello *you*\n\n</Box>', files),
    ).toMatch(/<Note>\s*<p>Hello <em>you<\/em><\/p>\s*<\/Note>/);
  });

  test('footnotes of a snippet stand beside those of its page that have the same name', async () => {
    const files = { 'a.mdx': 'Part[^1].\n\n[^1]: Note of the part.\n' };
    const html = await render(
      'import A from "/a.mdx"\n\nPage[^1].\n\n<A />\n\n[^1]: Note of the page.',
      files,
    );
    expect(html).toMatch(/Page<sup><a href="#user-content-fn-1"[^>]*>1</);
    expect(html).toMatch(/Part<sup><a href="#user-content-fn-1_2"[^>]*>2</);
    expect(html).toMatch(/<li id="user-content-fn-1">\s*<p>Note of the page\./);
    expect(html).toMatch(/<li id="user-content-fn-1_2">\s*<p>Note of the part\./);
  });

  test('footnotes of a snippet that is used twice say what each use passes', async () => {
    const files = { 'a.mdx': 'Uses {name}[^note], again[^note].\n\n[^note]: This is {name}.\n' };
    const html = await render(
      'import A from "/a.mdx"\n\n<A name="one" />\n\n<A name="two" />',
      files,
    );
    expect(html).toMatch(/Uses one<sup><a href="#user-content-fn-note"[^>]*>1</);
    expect(html).toMatch(/Uses two<sup><a href="#user-content-fn-note_2"[^>]*>2</);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(html).toMatch(/<li id="user-content-fn-note">\s*<p>This is one\./);
    expect(html).toMatch(/<li id="user-content-fn-note_2">\s*<p>This is two\./);
  });

  test('links and pictures of a snippet lead where its own definitions say', async () => {
    const files = {
      'a.mdx': 'import B from "/b.mdx"\n\n[a][to], ![a][to], [to]\n\n<B />\n\n[to]: /of-a\n',
      'b.mdx': '[b][To]\n\n[to]: /of-b\n',
    };
    const source = 'import A from "/a.mdx"\n\n<A />\n\n[page][to]\n\n[to]: /of-page';
    const html = await render(source, files);
    expect(html).toContain('<a href="/of-a">a</a>');
    expect(html).toContain('<img src="/of-a"');
    expect(html).toContain('<a href="/of-a">to</a>');
    expect(html).toContain('<a href="/of-b">b</a>');
    expect(html).toContain('<a href="/of-page">page</a>');
  });

  test('what the page puts into a snippet keeps its definitions', async () => {
    const files = { 'box.mdx': '{children}\n\n[in][to] box[^1]\n\n[to]: /of-box\n[^1]: Box.\n' };
    const source =
      'import Box from "/box.mdx"\n\n<Box>\n\n[page][to] page[^1]\n\n</Box>\n\n[to]: /of-page\n[^1]: Page.';
    const html = await render(source, files);
    expect(html).toContain('<a href="/of-page">page</a> page<sup><a href="#user-content-fn-1"');
    expect(html).toContain('<a href="/of-box">in</a> box<sup><a href="#user-content-fn-1_2"');
  });

  test('a snippet does not know the definitions of its page', async () => {
    const files = { 'a.mdx': 'A [name] of no file[^1]\n' };
    const source = 'import A from "/a.mdx"\n\n<A />\n\n[name]: /x\n[^1]: Note.';
    expect(await render(source, files)).toContain('<p>A [name] of no file[^1]</p>');
  });

  test('the old Snippet tag finds files in both folders, with or without extension', async () => {
    const files = { '_snippets/a.mdx': 'First\n', 'snippets/deep/b.mdx': 'Second\n' };
    const html = await render('<Snippet file="a.mdx" />\n\n<Snippet file="deep/b" />', files);
    expect(html).toContain('First');
    expect(html).toContain('Second');
    const page = await compile('Text\n\n<Snippet file="c.mdx" />', files);
    expect(page.diagnostics).toMatchObject([{ code: 'import-missing', line: 3 }]);
  });

  test('every file that was read is a dependency', async () => {
    const files = { 'a.mdx': 'import B from "/b.mdx"\n\n<B />\n', 'b.mdx': 'B\n' };
    const page = await compile('import A from "/a.mdx"\n\n<A />', files);
    expect(page.dependencies).toEqual(['a.mdx', 'b.mdx']);
  });

  test('a file that exports names only shows nothing and says how to import them', async () => {
    const page = await compile('import A from "/a.mdx"\n\n<A />', {
      'a.mdx': 'export const x = 1\n',
    });
    expect(page.diagnostics).toMatchObject([
      {
        code: 'import-name',
        line: 3,
        hint: 'Import what it exports by name: `import { x } from "/a.mdx"`.',
      },
    ]);
  });
});

describe('properties', () => {
  test('text takes the place of names in prose, attributes, links of JSX, and code', async () => {
    const files = {
      'setup.mdx': [
        'Set up {framework} or {props.framework}.',
        '',
        '<Card title={framework} href={`/guides/${framework}`} />',
        '',
        '```js',
        'use({framework}, { other }, {{framework}})',
        '```',
      ].join('\n'),
    };
    const page = await compile(
      'import Setup from "/setup.mdx"\n\n<Setup framework="Bun" />',
      files,
    );
    expect(bodyText(page)).toContain('Set up Bun or Bun.');
    expect(bodyText(page)).toMatch(/title: "Bun",\s*href: "\/guides\/Bun"/);
    expect(page.codeBlocks[0]).toBe('use(Bun, { other }, {Bun})');
  });

  test('expressions keep their values, and do not reach code', async () => {
    const files = { 'n.mdx': 'Sum: {n + 1} {flag ? "yes" : "no"}\n\n```\n{n}\n```\n' };
    const page = await compile('import N from "/n.mdx"\n\n<N n={3} flag />', files);
    expect(page.codeBlocks).toEqual(['{n}']);
    expect(await render('import N from "/n.mdx"\n\n<N n={3} flag />', files)).toContain(
      'Sum: 4 yes',
    );
  });

  test('a property that is not passed shows nothing', async () => {
    const files = {
      'n.mdx': 'A{missing}B {missing ? "x" : "y"}\n\n<Card title="t" icon={missing} />\n',
    };
    const html = await render('import N from "/n.mdx"\n\n<N />', files);
    expect(html).toContain('AB y');
    expect(html).toContain('<Card title="t">');
  });

  test('two usages with different properties do not mix', async () => {
    const files = { 'n.mdx': 'Name: {name.toUpperCase()}\n' };
    const html = await render(
      'import N from "/n.mdx"\n\n<N name="ada" />\n\n<N name="bob" />',
      files,
    );
    expect(html).toContain('Name: ADA');
    expect(html).toContain('Name: BOB');
  });

  test('a snippet hands properties on to the snippets in it', async () => {
    const files = {
      'outer.mdx': 'import Inner from "/inner.mdx"\n\n<Inner label={name} size={size * 2} />\n',
      'inner.mdx': '{label}: {size}\n',
    };
    expect(
      await render('import O from "/outer.mdx"\n\n<O name="Box" size={2} />', files),
    ).toContain('Box: 4');
  });

  test('spread properties count', async () => {
    const files = { 'n.mdx': 'Name: {name}\n' };
    const source = 'import N from "/n.mdx"\n\nexport const all = { name: "Ada" }\n\n<N {...all} />';
    expect(await render(source, files)).toContain('Name: Ada');
  });

  test('what a snippet declares and imports is its own', async () => {
    const files = {
      'n.mdx':
        'export const label = "inside"\nexport const Tag = () => <i>{label}</i>\n\n{label} <Tag />\n',
    };
    const source = 'import N from "/n.mdx"\n\nexport const label = "outside"\n\n<N />\n\n{label}';
    const html = await render(source, files);
    expect(html).toContain('inside');
    expect(html).toContain('<i>inside</i>');
    expect(html).toContain('outside');
  });
});

describe('mistakes', () => {
  test('a cycle is reported with its chain, and the page renders', async () => {
    const files = {
      'a.mdx': 'A\n\nimport B from "/b.mdx"\n\n<B />\n',
      'b.mdx': 'B\n\nimport A from "/a.mdx"\n\n<A />\n',
    };
    const page = await compile('import A from "/a.mdx"\n\n<A />', files);
    expect(page.diagnostics).toMatchObject([
      {
        code: 'snippet-cycle',
        file: 'b.mdx',
        line: 5,
        message: expect.stringContaining('a.mdx → b.mdx → a.mdx'),
      },
    ]);
    expect(bodyText(page)).toContain('B');
  });

  test('a mistake in a snippet is reported in the snippet', async () => {
    const files = { 'a.mdx': 'Text\n\n<Crad title="x" />\n' };
    const page = await compile('Long\n\npage\n\nimport A from "/a.mdx"\n\n<A />', files);
    expect(page.diagnostics).toMatchObject([
      { code: 'component-unknown', file: 'a.mdx', line: 3, hint: 'Did you mean <Card>?' },
    ]);
  });

  test('a snippet with a tag that is not closed is shown and reported once', async () => {
    const page = await compile('import A from "/a.mdx"\n\n<A />\n\n<A />\n\nRest', {
      'a.mdx': '<Card>\n\ntext\n',
    });
    expect(page.diagnostics).toMatchObject([{ code: 'snippet-syntax', file: 'a.mdx', line: 1 }]);
    expect(bodyText(page)).toContain('Rest');
  });

  test('an export block with an empty line after text in JSX is read whole', async () => {
    const files = {
      'guide.mdx':
        'export const Guide = ({ on = true }) => {\n  return (\n    <>\n      Some text here.\n\n      {on && <b>more</b>}\n\n    </>\n  );\n};\n',
    };
    const html = await render('import { Guide } from "/guide.mdx"\n\n<Guide />', files);
    expect(html).toContain('Some text here.');
    expect(html).toContain('<b>more</b>');
  });
});
