import { describe, expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

const withNumber = (source: string) => render(`export const n = 3;\n\n${source}`);

describe('signs of formulas and code inside attributes and braces', () => {
  test.each([
    [
      'two prices in titles',
      '<Card title="US$ plan" href="/g/a">Seats {n}</Card>\n<Card title="CA$ plan" href="/g/a">Seats {n}</Card>',
      ['Seats 3', 'Seats 3'],
    ],
    [
      'two addresses made by code',
      '- <a href={`/two?${n}`}>q {n}</a>, <a href={`/two?${n}`}>r {n}</a>',
      ['q 3', 'r 3', '/two?3'],
    ],
    ['two templates', '{`x ${n}`} and {n} and {`y ${n}`}', ['x 3 and 3 and y 3']],
    [
      'two prices in tooltips',
      '<Tooltip tip="$5">x {n}</Tooltip> and <Tooltip tip="$6">y {n}</Tooltip>',
      ['x 3', 'y 3', '$5', '$6'],
    ],
    [
      'backticks in texts of attributes',
      '<Badge color="a`b">c {n}</Badge> <Badge color="`">d {n}</Badge>',
      ['c 3', 'd 3', 'a`b'],
    ],
    [
      'a price before an address made by code',
      'cost {n}$ and <a href={`/g/a?${n}`}>q {n}</a>',
      ['cost 3$ and', 'q 3', '/g/a?3'],
    ],
    [
      'code over several lines, of which one has a single sign',
      'a {[\n  `b ${n}`,\n  `c ${n}`\n]\n.join(`$`)} and {`d`}',
      ['a b 3$c 3 and d'],
    ],
    [
      'a template in a template',
      '- {`a ${n ? `b ${n}` : `}`}`} is {n} and {`c`}',
      ['a b 3 is 3 and c'],
    ],
    ['comments', '{/* US$ ` */}x {n} {/* CA$ ` */}y {n}', ['x 3 y 3']],
    [
      'a spread',
      '<Badge {...{ color: `$` }}>a {n}</Badge> <Badge color={`$`}>b {n}</Badge>',
      ['a 3', 'b 3'],
    ],
  ])('do not keep what stands between them from being evaluated: %s', async (_, source, shown) => {
    const html = await withNumber(source);
    for (const text of shown) expect(html).toContain(text);
    expect(html).not.toMatch(/\{n\}|<code/);
    const { diagnostics } = await compile(`export const n = 3;\n\n${source}`);
    expect(diagnostics.filter(({ code }) => code === 'page-syntax')).toEqual([]);
  });

  test('stay what they are in code and formulas of the text', async () => {
    const html = await render(
      [
        '`{` and `}`, `<a href="` and `">`, `{` $a$ `}`',
        '- one ` tick\n- `{` and `}`',
        '``a ` {`b`}`` and <Badge color="$">c</Badge> <Badge color="$">d</Badge>',
      ].join('\n\n'),
    );
    expect(html).toContain('<code>{</code> and <code>}</code>');
    expect(html).toContain('<code>a ` {`b`}</code>');
    expect(html.match(/<code>\{<\/code>/g)).toHaveLength(3);
  });

  test('stay what they are in fences', async () => {
    const fence = '- ```js\n  f({`a`}, `$`) <a b="$">\n  ```\n\n{`a`} and {`b`}';
    expect((await compile(fence)).codeBlocks).toEqual(['f({`a`}, `$`) <a b="$">']);
  });

  test('leave the formula between two other signs a formula', async () => {
    const source = '<Badge color="$">a</Badge> $x_{1}$ <Badge color="$">b</Badge>';
    expect(bodyText(await compile(source))).toContain('_jsx(Latex');
  });

  test('lose none of the indentation that code without them keeps', async () => {
    const code = '`c $1\n      d $2`';
    const source = (sign: string) =>
      `<Prompt>{${code}}</Prompt>\n\n- x\n\n  {${code}} {\`${sign}\`}`;
    const html = await render(source('$'));
    expect(html).toContain('<Prompt source="c $1\n      d $2">');
    expect(html.replaceAll('$', 'S')).toBe(await render(source('S').replaceAll('$', 'S')));
  });
});
