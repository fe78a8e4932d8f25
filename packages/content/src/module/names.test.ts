import { describe, expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

const frontmatter = '---\ntitle: A\n---\n\n';

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

  test('names of the browser that code reads as a page is built are printed', async () => {
    const source = 'At {window.location.href} {process.env.HOME} {document ? 1 : 2}';
    expect(await render(source)).toBe(`<p>${source}</p>`);
    const { diagnostics } = await compile(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('name-unknown'));
  });

  test('names of the browser in functions, and those behind `typeof`, need not be there', async () => {
    const source =
      'export const list = [() => setInterval(list, 1)]\n\nIs {typeof ResizeObserver} {list.map(() => (() => clearInterval(1), "a"))} {(() => ResizeObserver ? 1 : 2)()}';
    expect(await render(source)).toBe('<p>Is undefined a {(() => ResizeObserver ? 1 : 2)()}</p>');
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test('code that fails in a heading is not shown there', async () => {
    const source =
      '# A {user.a.b}\n\n<h2>B {(() => ResizeObserver.name)()}</h2>\n\n## C <b>{user.a.b}</b>';
    const html = await render(source);
    expect(html).not.toMatch(/[{}]/);
  });

  test('a bare name of the browser is prose', async () => {
    expect(await render('GET /v1/{location}/{process}')).toBe(
      '<p>GET /v1/{location}/{process}</p>',
    );
    const { diagnostics } = await compile('GET /v1/{location}');
    expect(diagnostics).toMatchObject([{ code: 'name-unknown', line: 1, column: 9 }]);
  });

  test('a bare name of the language, of a component or of the page itself is prose', async () => {
    const names = [
      'URL',
      'Date',
      'console',
      'Step',
      'Danger',
      'user',
      'props',
      'useState',
      'React',
    ];
    const source = names.map((name) => `{${name}}`).join(' ');
    expect(await render(`GET /v1/${source}`)).toBe(`<p>GET /v1/${source}</p>`);
    const { diagnostics } = await compile(`GET /v1/${source}`);
    expect(diagnostics.map(({ code }) => code)).toEqual(names.map(() => 'name-unknown'));
    expect((await compile('/v1/{URL}')).diagnostics).toMatchObject([{ line: 1, column: 5 }]);
  });

  test('a bare name of an object or a function is printed, one of a text, a list or an element shown', async () => {
    const source = [
      'export const o = { a: 1 }, f = (x) => x',
      'export function g() {}',
      'export class C {}',
      'export const Date = "today", items = ["a", "b"], e = <b>bold</b>, n = 1',
      '',
      'Is {o} {f} {g} {C} {Date} {items} {e} {n} {o.a} {f(2)}',
    ].join('\n');
    expect(await render(source)).toBe('<p>Is {o} {f} {g} {C} today ab <b>bold</b> 1 1 2</p>');
    expect((await compile(source)).diagnostics.map(({ message }) => message)).toEqual(
      ['o', 'f', 'g', 'C'].map(
        (name) =>
          `\`${name}\` is an object or a function and no text, so \`{${name}}\` is printed as it is written.`,
      ),
    );
  });

  test('what is imported is printed by the same rule', async () => {
    const files = {
      'snippets/x.mdx':
        'export const o = { a: 1 }\nexport const list = ["a"]\n\nIn {o} {list} {URL}',
      'snippets/c.jsx': 'export const Box = () => <b>box</b>; export const label = "x" + "y"',
      'snippets/d.json': '{ "a": 1 }',
    };
    const source = [
      'import X, { o, list } from "/snippets/x.mdx"',
      'import { Box, label } from "/snippets/c.jsx"',
      'import data from "/snippets/d.json"',
      '',
      'Is {o} {list} {Box} {label} {data} {data.a}',
      '',
      '<X />',
    ].join('\n');
    const html = await render(source, files);
    expect(html).toContain('<p>Is {o} a {Box} label@snippets/c.jsx {data} 1</p>');
    expect(html).toContain('<p>In {o} a {URL}</p>');
    const { diagnostics } = await compile(source, files);
    expect(diagnostics.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      ...['page.mdx:5', 'page.mdx:5', 'page.mdx:5'],
      ...['snippets/x.mdx:4', 'snippets/x.mdx:4'],
    ]);
  });

  test('a function that is all that an own component gets goes to it', async () => {
    const source =
      'export const List = ({ children }) => <b>{children("x")}</b>\nexport const f = (x) => x + x\n\n<List>{f}</List>';
    expect(await render(source)).toContain('<b>xx</b>');
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test('only what the page declares is suggested for an unknown name', async () => {
    const hint = async (source: string) =>
      (await compile(source)).diagnostics.map((item) => item.hint);
    expect(await hint(`${frontmatter}{nope}`)).toEqual([
      'If braces are meant, write `\\{` or put the text in backticks.',
    ]);
    expect(await hint('export const Nope = () => <b />, nape = 1\n\n{nope} {usr.name}')).toEqual([
      'Did you mean `nape`?',
      'Did you mean `user`?',
    ]);
  });

  test('a file without frontmatter may get the name from pages that import it', async () => {
    const hint = async (source: string) =>
      (await compile(source)).diagnostics.map((item) => item.hint);
    const move =
      'move it below `/snippets`, or name it in `.mintignore`, so that it is no page of its own.';
    expect(await hint('Run {`python ${script}`}.\n\n<Card title={script} />')).toEqual([
      `If pages import this file and give it \`script\`, ${move} If braces are meant, write \`\\{\` or put the text in backticks.`,
      `If pages import this file and give it \`script\`, ${move} Declare or import the name, or write the value in quotes.`,
    ]);
    expect(await hint('{a.b} {c(d)}')).toEqual([
      expect.stringContaining('give it `a`, '),
      expect.stringContaining('give it `c`, `d`, '),
    ]);
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

describe('attributes of names of the browser', () => {
  test('are dropped with a warning where they are read at once, and guarded where a function reads them', async () => {
    const source =
      '<Card title={document.title} icon={typeof ResizeObserver} href={(() => ResizeObserver.name)()} />';
    expect(await render(source)).toBe('<Card icon="undefined" href={undefined}></Card>');
    expect((await compile(source)).diagnostics).toMatchObject([{ code: 'name-unknown', line: 1 }]);
  });
});

describe('attributes of a bare name of the language', () => {
  test('are dropped with a warning from elements of the format and of HTML', async () => {
    const source =
      'export const Own = ({ to }) => <i>{to("1")}</i>\n\n<Card title={URL} href={URL}>x</Card>\n\n<b title={Date}>y</b>\n\n<Own to={Number} />';
    const html = await render(source);
    expect(html).toContain('<Card>x</Card>');
    expect(html).toContain('<b>y</b>');
    expect(html).toContain('<i>1</i>');
    expect((await compile(source)).diagnostics.map(({ line, message }) => [line, message])).toEqual(
      [
        [3, '`URL` is an object or a function and no text, so `title` of <Card> is left out.'],
        [3, '`URL` is an object or a function and no text, so `href` of <Card> is left out.'],
        [5, '`Date` is an object or a function and no text, so `title` of <b> is left out.'],
      ],
    );
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
