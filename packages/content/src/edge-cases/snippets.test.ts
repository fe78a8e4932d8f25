import { describe, expect, test } from 'vitest';
import { compile, render, renderPage } from '../testing/compile-pages.ts';

describe('snippets', () => {
  test('tags of snippets that are the only children of a CodeGroup give it the titles of their fences', async () => {
    const files = {
      'snippets/shell.mdx': '```bash Shell script\ncurl\n```\n',
      'snippets/sdk.mdx': '```python\nrun()\n```\n\n```js Node SDK\nrun()\n```\n',
    };
    const html = await render(
      'import Shell from "/snippets/shell.mdx"\nimport Sdk from "/snippets/sdk.mdx"\n\n<CodeGroup>\n  <Shell />\n  <Sdk />\n</CodeGroup>',
      files,
    );
    const labels = [...html.matchAll(/"label":"([^"]+)"/g)].map((match) => match[1]);
    expect(labels).toEqual(['Shell script', 'Python', 'Node SDK']);
  });

  test('a snippet of one Step between Steps is a Step like the others, so that numbering continues', async () => {
    const source =
      'import Run from "/snippets/run.mdx"\n\n<Steps>\n  <Step title="Install">a</Step>\n  <Run />\n  <Step title="Deploy">b</Step>\n</Steps>';
    const files = { 'snippets/run.mdx': '<Step title="Run">\n  Start it.\n</Step>\n' };
    expect(await render(source, files)).toBe(
      '<Steps><Step title="Install">a</Step><Step title="Run"><p>Start it.</p></Step><Step title="Deploy">b</Step></Steps>',
    );
  });

  test('a snippet passes its own property on, and the inner one prints it in prose and in a link text', async () => {
    const files = {
      'snippets/outer.mdx':
        'import Inner from "/snippets/inner.mdx"\n\n<Inner framework={framework} />\n',
      'snippets/inner.mdx': 'You need {framework}: see [the {framework} guide](/guide).\n',
    };
    expect(
      await render('import Outer from "/snippets/outer.mdx"\n\n<Outer framework="Bun" />', files),
    ).toBe('<p>You need Bun: see <a href="/guide">the Bun guide</a>.</p>');
  });

  test('what a snippet exports finds names that only the page imports or declares', async () => {
    const files = {
      'snippets/title.mdx': 'export const Title = ({ text }) => <h3>{text}</h3>\n',
      'snippets/access.mdx':
        'export const Access = () => <div><Title text="Keys" /><Own />{unknown}</div>\n',
    };
    const imports = 'import { Access } from "/snippets/access.mdx"';
    const page = await compile(
      `${imports}\nimport { Title } from "/snippets/title.mdx"\n\nexport const Own = () => <b>Own</b>\n\n<Access />`,
      files,
    );
    expect(renderPage(page)).toContain('<h3>Keys</h3><b>Own</b>');
    expect(page.diagnostics.map(({ message }) => message)).toEqual([
      'Nothing declares `unknown`, which this code uses.',
    ]);
    const without = await compile(`${imports}\n\n<Access />`, files);
    expect(without.diagnostics).toHaveLength(3);
  });

  test('strings that a snippet exports are printed in the middle of sentences and headings', async () => {
    const files = {
      'snippets/variables.mdx':
        'export const product = "Grid Engine";\n\nexport const short = "GE";\n',
    };
    const source =
      'import { product, short } from "/snippets/variables.mdx"\n\n## Why {product}\n\nUse {product} ({short}).';
    const page = await compile(source, files);
    expect(page.headings).toEqual([{ depth: 2, id: 'why-grid-engine', text: 'Why Grid Engine' }]);
    expect(await render(source, files)).toContain('<p>Use Grid Engine (GE).</p>');
  });
});

describe('components', () => {
  test('a component that is not imported on this page shows what it holds, with a warning at its line', async () => {
    const source = 'Before\n\n<AgentButton prompt="x">Ask the agent</AgentButton>\n\nAfter';
    const page = await compile(source);
    expect(page.diagnostics).toMatchObject([{ code: 'component-unknown', line: 3 }]);
    const html = await render(source);
    expect(html).toContain('Ask the agent');
    expect(html).toContain('<p>After</p>');
  });

  test('a built-in component wins over a package that is imported under its name', async () => {
    const source =
      'import { Tabs, Tab } from "@theme/Tabs"\n\n<Tabs>\n<Tab title="A">text</Tab>\n</Tabs>';
    const page = await compile(source);
    expect(page.imports).toEqual([]);
    expect(page.diagnostics).toMatchObject([{ code: 'import-unsupported', line: 1 }]);
    expect(await render(source)).toMatch(/^<Tabs items=.*<Tab title="A"[^>]*>text<\/Tab>/);
  });

  test('exported constants refer to each other, and an exported array is handed on as a property', async () => {
    const source = [
      'export const rows = ["a", "b"]',
      'export const table = { rows, count: rows.length }',
      '',
      'export const List = ({ items }) => <ul>{items.map((item) => <li>{item} of {table.count}</li>)}</ul>',
      '',
      '<List items={table.rows} />',
    ].join('\n');
    expect(await render(source)).toBe('<ul><li>a of 2</li><li>b of 2</li></ul>');
  });
});
