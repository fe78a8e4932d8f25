import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

/** TeX of all formulas of a page, as the library keeps it beside its MathML. */
async function formulas(source: string, files = {}): Promise<string[]> {
  const { codeBlocks } = await compile(source, files);
  return codeBlocks.flatMap((html) =>
    [...html.matchAll(/<annotation encoding="application\/x-tex">(.*?)<\/annotation>/gs)].map(
      ([, tex = '']) => tex.replaceAll('&quot;', '"'),
    ),
  );
}

describe('formulas', () => {
  it('stand between single dollar signs in a line', async () => {
    const page = await compile('The area is $\\pi r^2$, is it not?');
    expect(page.codeBlocks[0]).toContain('<math');
    expect(page.codeBlocks[0]).not.toContain('katex-display');
    expect(page.features).toEqual(['math']);
    expect(await render('The area is $x$.')).toMatch(
      /<p>The area is <Latex html="<span.*<\/Latex>\.<\/p>/,
    );
  });

  it('stand between double ones as a block, in a line too', async () => {
    const { codeBlocks } = await compile('$$\n\\frac{1}{2}\n$$\n\nSee $$x^2$$ here.\n\n$$y$$');
    expect(codeBlocks).toHaveLength(3);
    for (const html of codeBlocks) expect(html).toContain('katex-display');
  });

  it('are fences called math', async () => {
    const { codeBlocks } = await compile('```math\n\\sum_{i=0}^n i\n```');
    expect(codeBlocks[0]).toContain('katex-display');
  });

  it('are children of Latex, as they are written', async () => {
    const source =
      'A <Latex>\\frac{a}{b} "q" -- \\_</Latex> b\n\n<Latex>{"E = mc^2"}</Latex>\n\n<Latex>\n  x_1 * y * z\n</Latex>';
    expect(await formulas(source)).toEqual(['\\frac{a}{b} "q" -- \\_', 'E = mc^2', 'x_1 * y * z']);
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  it('come out of snippets', async () => {
    const files = { 'snippets/a.mdx': 'It is $$x^2$$.\n\n<Latex>y</Latex>' };
    expect(await formulas('import A from "/snippets/a.mdx"\n\n<A />', files)).toEqual(['x^2', 'y']);
  });

  it('are no part of a page that has none', async () => {
    expect((await compile('No formula for \\$5.')).features).toEqual([]);
  });

  it('that are not valid show their source and are warned about', async () => {
    const { codeBlocks, diagnostics } = await compile('Fine.\n\nA $\\frac{1$ b.');
    expect(codeBlocks).toEqual(['<code class="math-error">\\frac{1</code>']);
    expect(diagnostics).toMatchObject([{ code: 'math-syntax', line: 3, column: 3 }]);
  });

  it('count with their source in headings', async () => {
    const { headings } = await compile('## The $x^2$ rule');
    expect(headings).toMatchObject([{ text: 'The x^2 rule' }]);
  });
});

describe('dollar signs that are no formula', () => {
  it.each([
    ['It costs $5 and $6 more.', 'It costs $5 and $6 more.'],
    ['Between $5 and **$60** or $700.', 'Between $5 and <strong>$60</strong> or $700.'],
    ['Use $0 and $1 in it.', 'Use $0 and $1 in it.'],
    ['From $a to $b here.', 'From $a to $b here.'],
    ['Pay US$10 or US$20.', 'Pay US$10 or US$20.'],
    ['Escaped \\$x\\$ stays.', 'Escaped $x$ stays.'],
    ['One $ alone.', 'One $ alone.'],
    ['A $1, and \\$x\\$ too.', 'A $1, and $x$ too.'],
  ])('%j', async (source, text) => {
    expect(await render(source)).toBe(`<p>${text}</p>`);
  });

  it('leave a formula after them', async () => {
    expect(await formulas('From $5 to $6 it is $x$ or $2x$.')).toEqual(['x', '2x']);
    expect(await formulas('$5 and $6 and $7 and $a_1$')).toEqual(['a_1']);
  });

  it('are told from formulas by digit, space and TeX', async () => {
    const real = '$5$ $2 \\times 3$ $1 + x_1 = y$ $10^2 m$ $a b$';
    expect(await formulas(real)).toHaveLength(5);
  });

  it('split in a cell of a table at the bar', async () => {
    expect(await formulas('| a | b |\n| - | - |\n| $x|y$ | c |')).toEqual([]);
  });
});
