import { describe, expect, test } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

describe('braces in prose', () => {
  test('`{1,2}` in a paragraph is printed as it is written, not as 2', async () => {
    const source = 'Match `a` {1,2} times: [a-z]{2,4}, us-east-{1, 2}.';
    expect(await render(source)).toBe(
      '<p>Match <code>a</code> {1,2} times: [a-z]{2,4}, us-east-{1, 2}.</p>',
    );
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test('a bare `{id}` stays in the text, in a sentence, alone and in a table, with a warning', async () => {
    const source = 'Call /users/{id}/x.\n\n{id}\n\n| a |\n| - |\n| /x/{id} |';
    const html = await render(source);
    expect(html).toContain('<p>Call /users/{id}/x.</p>');
    expect(html).toContain('<p>{id}</p>');
    expect(html).toContain('<td>/x/{id}</td>');
    const { diagnostics } = await compile(source);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`).sort()).toEqual([
      'name-unknown 1',
      'name-unknown 3',
      'name-unknown 7',
    ]);
  });

  test('`{{…}}` of other languages is no site variable unless it is defined', async () => {
    const source = [
      'Use {{ token }} of {{product}}.',
      '<Card title="{{ secrets.TOKEN }} of {{ product }}" />',
      '```yaml\ntoken: ${{ secrets.TOKEN }} # {{product}}\n```',
    ].join('\n\n');
    const html = await render(source);
    expect(html).toContain('<p>Use {{ token }} of Waymark.</p>');
    expect(html).toContain('<Card title="{{ secrets.TOKEN }} of Waymark">');
    expect((await compile(source)).codeBlocks).toEqual(['token: ${{ secrets.TOKEN }} # Waymark']);
  });

  test('a comment in a table cell or between list items opens no paragraph', async () => {
    const html = await render(
      '| a | b |\n| - | - |\n| x {/* note */} | {/* none */} |\n\n- one\n{/* between */}\n- two',
    );
    expect(html).not.toMatch(/<p>|\/\*/);
    expect(html).toMatch(/<td>x ?<\/td>\s*<td><\/td>/);
    expect(html).toMatch(/<li>one<\/li>[\s\S]*<li>two<\/li>/);
  });

  test('`{" "}` at the end of a line keeps one space between inline elements', async () => {
    expect(await render('A <b>b</b>{" "}\n<i>c</i>').then(collapsed)).toBe(
      '<p>A <b>b</b> <i>c</i></p>',
    );
    expect(await render('<b>b</b>{" "}\n<i>c</i>').then(collapsed)).toBe('<b>b</b> <i>c</i>');
  });
});

describe('text in a line of elements and expressions', () => {
  test('stays in that line', async () => {
    const source = 'export const name = "x"\n\n<b>a</b>{", "}<i>b</i> {name} <b>c</b>';
    expect(await render(source)).not.toContain('<p>');
  });

  test('is a paragraph where it stands alone', async () => {
    expect(await render('<Card>x</Card>\n\n{"alone"}')).toContain('<p>alone</p>');
  });
});

test('Markdown in an `<MDX>` of an expression is reported, as it is shown as text', async () => {
  const source = 'export const MDX = "div"\n\n<MDX>**a**</MDX>\n\n{true ? <MDX>**x**</MDX> : null}';
  const { diagnostics } = await compile(source);
  expect(diagnostics).toMatchObject([{ code: 'mdx-in-code', line: 5, column: 1 }]);
});

/** As browsers show white space. */
function collapsed(html: string): string {
  return html.replace(/\s+/g, ' ');
}
