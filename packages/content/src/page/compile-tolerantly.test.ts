import { describe, expect, test } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

describe('a statement that the compiler refuses', () => {
  test.each([
    'export const data = await Promise.resolve(5);',
    'export const data = import.meta.env',
    'export const data = import.meta.env;\n\nif (data) { data.x = 1; }',
  ])('is shown as text, and the page without what it declares: %s', async (statement) => {
    const source = `before\n\n${statement}\n\nshown {data}\n\nafter`;
    const html = await render(source);
    for (const text of ['before', 'after', statement.split('\n')[0] ?? '']) {
      expect(html).toContain(text);
    }
    const { diagnostics } = await compile(source);
    const places = diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
    expect(places).toContain('page-syntax 3:1');
    expect(places.filter((place) => place.endsWith('1:1'))).toEqual([]);
  });

  test('takes no other with it', async () => {
    const source =
      'export const data = await 5;\nexport const n = 3;\n\nexport const f = () => n + 1;\n\n{n} and {f()}';
    expect(await render(source)).toContain('3 and 4');
    const loop =
      'export const n = 3;\n\nexport const data = await 5;\n\nfor (const a of [1]) a;\n\nn is {n}';
    expect(await render(loop).then((html) => html.replaceAll('\n', ' '))).toContain('n is 3');
  });

  test('may have a name that compiled pages need themselves', async () => {
    const source = 'before **b**\n\nexport const _jsx = 1\n\nafter';
    const html = await render(source);
    expect(html).toContain('after');
    expect(html).toContain('export const _jsx = 1');
    const { diagnostics } = await compile(source);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['page-syntax 3']);
  });

  test('of a snippet costs its page the names of that snippet only', async () => {
    const source = 'import { a } from "/snippets/a.mdx";\n\nbefore {a}\n\nafter';
    const files = { 'snippets/a.mdx': 'export const a = await 5;\n\nx' };
    const html = await render(source, files);
    expect(html).toContain('after');
    const { diagnostics } = await compile(source, files);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toContain(
      'page-syntax snippets/a.mdx',
    );
  });
});
