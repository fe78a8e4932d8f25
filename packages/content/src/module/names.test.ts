import { describe, expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

describe('expressions in text', () => {
  test('an unknown name is printed as it is written, with a warning at its line', async () => {
    const source = 'First\n\nCall /users/{id}/status now.';
    expect(await render(source)).toContain('Call /users/{id}/status now.');
    const { diagnostics } = await compile(source);
    expect(diagnostics).toMatchObject([{ code: 'name-unknown', line: 3, column: 13 }]);
  });

  test('calls and members of unknown names are printed too', async () => {
    const html = await render('{config.url} and {format(1)}\n\n{secrets.TOKEN}');
    expect(html).toContain('{config.url} and {format(1)}');
    expect(html).toContain('<p>{secrets.TOKEN}</p>');
  });

  test('prose in braces is printed without a warning', async () => {
    const source = 'us-east-{1, 2} and {{}}';
    expect(await render(source)).toContain('us-east-{1, 2} and {{}}');
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test('double braces that are no site variable are printed with a warning', async () => {
    const source = 'Use {{ name }} of {{product}}';
    expect(await render(source)).toContain('Use {{ name }} of Waymark');
    expect((await compile(source)).diagnostics).toMatchObject([{ code: 'name-unknown' }]);
  });

  test('comments vanish without leaving a paragraph', async () => {
    expect(await render('A\n\n{/* one */}\n\nB {/* two */}c')).toMatch(/^<p>A<\/p>\s*<p>B c<\/p>$/);
  });

  test('texts, numbers and known names are printed', async () => {
    const source =
      'export const items = ["a", "b"]\n\nIt is {"{"} {3} {items.length} {user.name ?? "you"}';
    expect(await render(source)).toContain('{ 3 2 you');
  });

  test('names of the browser are not there while a page is built', async () => {
    const source = 'At {window.location.href}';
    expect(await render(source)).toContain('{window.location.href}');
  });

  test('an import that failed is reported once', async () => {
    const page = await compile('import { a } from "/gone.mdx"\n\nText {a} <Card title={a} />');
    expect(page.diagnostics.map(({ code }) => code)).toEqual(['import-missing']);
  });
});

describe('attributes', () => {
  test('one with an unknown name is dropped with a warning, the others stay', async () => {
    const source = 'Text\n\n<Card title="t" icon={icons.star} horizontal {...rest} />';
    expect(await render(source)).toContain('<Card title="t" horizontal={true}>');
    const { diagnostics } = await compile(source);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['name-unknown', 3],
      ['name-unknown', 3],
    ]);
  });
});

describe('module code', () => {
  test('an unknown name in a component is reported at its line and does not fail the page', async () => {
    const source =
      'export const Box = () => {\n  return <Missing>text {gone}</Missing>\n}\n\n<Box />';
    expect(await render(source)).toContain('text');
    const { diagnostics } = await compile(source);
    expect(
      diagnostics.map(({ code, line, message }) => [code, line, message.split('`')[1]]),
    ).toEqual([
      ['name-unknown', 2, 'Missing'],
      ['name-unknown', 2, 'gone'],
    ]);
  });

  test('hooks and names of the browser are known in components', async () => {
    const source = [
      'export const Counter = () => {',
      '  const [n] = useState(0);',
      '  React.useEffect(() => window.scrollTo(0, 0), []);',
      '  return <button>{n}</button>',
      '}',
      '',
      '<Counter />',
    ].join('\n');
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test('members may be set on a component', async () => {
    const source =
      'export const Box = () => <b>box</b>\nBox.Head = () => <i>head</i>\n\n<Box.Head />';
    expect(await render(source)).toContain('<i>head</i>');
  });

  test('a statement that is not JavaScript is reported and the page renders', async () => {
    const page = await compile('export const a = {\n\nText {b}\n\nexport const b = 1');
    expect(page.diagnostics[0]).toMatchObject({ code: 'module-syntax', line: 1 });
    expect(bodyText(page)).toContain('Text');
    expect(page.diagnostics).toHaveLength(1);
  });
});

describe('elements', () => {
  test('an unknown element shows its content, also in a line and as a member', async () => {
    const source = '<Foo>\n\nblock\n\n</Foo>\n\nline <Bar>text</Bar> <Tree.Leaf>leaf</Tree.Leaf>';
    const html = await render(source);
    expect(html).toContain('<p>block</p>');
    expect(html).toContain('line text leaf');
    expect((await compile(source)).diagnostics.map(({ code }) => code)).toEqual([
      'component-unknown',
      'component-unknown',
      'component-unknown',
    ]);
  });
});
