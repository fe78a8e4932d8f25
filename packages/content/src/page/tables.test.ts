import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';
import { isNumeric } from './tables.ts';

describe('tables', () => {
  it('stand in a container that scrolls; cells with numbers are marked', async () => {
    const html = await render('| a | b |\n|---|---|\n| x | 12 ms |');
    expect(html).toMatch(/^<div class="wm-table">\n<table>/);
    expect(html).toContain('<td>x</td>\n<td data-numeric="true">12 ms</td>');
  });

  it('take the focus where they may be too wide, named by their heading', async () => {
    const wide = `| ${'a'.repeat(20)} | ${'b'.repeat(20)} |\n|---|---|\n| x | y |`;
    expect(await render(`## Limits\n\n${wide}`)).toContain(
      '<div class="wm-table" tabindex="0" role="region" aria-labelledby="limits">',
    );
    expect(await render(wide)).toContain('aria-labelledby="page-title"');
  });

  it('have no name where neither a heading nor a title is above them', async () => {
    const wide = `| ${'a'.repeat(20)} | ${'b'.repeat(20)} |\n|---|---|\n| x | y |`;
    const html = await render(`---\nmode: custom\n---\n\n${wide}\n\n## Limits\n\n${wide}`);
    expect(html).toContain('<div class="wm-table" tabindex="0">\n<table>');
    expect(html).toContain('role="region" aria-labelledby="limits"');
    expect(html).not.toContain('page-title');
  });

  it('are no second place of one name to jump to', async () => {
    const wide = `| ${'a'.repeat(20)} | ${'b'.repeat(20)} |\n|---|---|\n| x | y |`;
    const html = await render(`## Limits\n\n${wide}\n\n## Other\n\n### Limits\n\n${wide}`);
    expect(html.match(/role="\w+" aria-labelledby="[\w-]+"/g)).toEqual([
      'role="region" aria-labelledby="limits"',
      'role="group" aria-labelledby="limits-2"',
    ]);
  });

  it('show the code of a cell whole whose bars would make more cells than the head has', async () => {
    const table = '| a | b |\n| - | - |\n| `x | {y}` | c |\n| d | `e|f` |';
    const html = await render(table);
    expect(html).toMatch(/<td><code>x \| \{y\}<\/code><\/td>\s*<td>c<\/td>/);
    expect(html).toMatch(/<td>d<\/td>\s*<td><code>e\|f<\/code><\/td>/);
    const { diagnostics } = await compile(`${table}\n\n\`\`\`\n${table}\n\`\`\``);
    expect(diagnostics).toMatchObject([
      { code: 'mdx-repaired', line: 3, column: 6, hint: 'Write `\\|`.' },
      { code: 'mdx-repaired', line: 4, column: 9 },
    ]);
  });

  it('keep cells that no head stands above', async () => {
    const html = await render('| a |\n| - |\n| b | c |\n| d ||');
    expect(html).toMatch(/<th>a<\/th>\s*<td><\/td>/);
    expect(html).toMatch(/<td>b<\/td>\s*<td>c<\/td>/);
    expect(await render('| a |\n| - |\n| d ||')).not.toMatch(/<td><\/td>/);
  });

  it('have a cell of the head only where it says something of its column', async () => {
    const html = await render('| | b |\n|---|---|\n| x | y |');
    expect(html).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>b<\/th>\s*<\/tr>\s*<\/thead>/);
  });
});

describe('isNumeric', () => {
  it.each([
    '1',
    '-2.5',
    '1,000',
    '10 ms',
    '$5',
    '99 %',
    '2.1.0',
    'v1.2.3-beta',
    '3rd',
    '#ff00aa',
    '10:30',
    '5 req/s',
  ])('is true for %j', (text) => expect(isNumeric(text)).toBe(true));

  it.each(['', 'x', 'HTTP 2', '2 apples and pears', 'step 1', '-'])('is false for %j', (text) =>
    expect(isNumeric(text)).toBe(false),
  );
});

describe('lists', () => {
  it('show no bullet for an item that holds lists only', async () => {
    const html = await render('- - a\n- b');
    expect(html).toContain('<li data-no-bullet="true">');
    expect(html.match(/data-no-bullet/g)).toHaveLength(1);
  });
});
