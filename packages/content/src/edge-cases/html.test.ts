import { describe, expect, test } from 'vitest';
import { compilePage } from '../page/compile-page.ts';
import { bodyText, compile, render, renderPage, testContext } from '../testing/compile-pages.ts';

describe('HTML in pages', () => {
  test('a specification page of thousands of anchors and spans is compiled as it is written', async () => {
    const member = (index: number) =>
      [
        '<section class="tsd-panel">',
        `<a id="member-${index}" class="tsd-anchor"></a>`,
        '<div class="tsd-signature">',
        '<span class="tsd-kind">name</span><span class="tsd-sign">:</span> <span class="tsd-type">string</span><span class="tsd-sign">;</span>',
        '</div>',
        '<p>',
        `<svg class="icon" viewBox="0 0 24 24"><use href="#icon"></use></svg><a href="#member-${index}">see</a>`,
        '</p>',
        '</section>',
      ].join('\n');
    const members = Array.from({ length: 1_000 }, (_, index) => member(index));
    const source = ['<svg><g id="icon"></g></svg>', ...members, '<div id="member-0"></div>'];
    const page = await compile(source.join('\n\n'));
    expect(page.diagnostics).toEqual([]);
    expect(page.links).toEqual([]);
    expect(page.anchors.ids).toHaveLength(1_001);
    expect(bodyText(page).match(/tsd-sign\b(?!a)/g)?.length).toBe(2_000);
  }, 20_000);

  test('`class`, `id` and `<use href>` stay, and a paragraph in a paragraph is taken out', async () => {
    const html = await render(
      '<p class="lead" id="a">\n  One <span class="x">two</span>\n</p>\n\n<svg viewBox="0 0 1 1"><use href="#a" /></svg>',
    );
    expect(html).toContain('<p class="lead" id="a">One <span class="x">two</span></p>');
    expect(html).toContain('<use href="#a">');
  });

  test('`allowfullscreen` without a value stands beside `frameborder="0"`, with the closing tag on the next line', async () => {
    const html = await render(
      '<iframe width="560" height="315" src="https://example.com/1" frameborder="0" allowfullscreen\n></iframe>\n\n<iframe\n  src="https://example.com/2"\n  allowfullscreen\n>\n</iframe>',
    );
    expect(html).toMatch(/<iframe [^>]*example.com\/1" frameborder="0" allowfullscreen=\{true\}/);
    expect(html).toMatch(/<iframe [^>]*example.com\/2" allowfullscreen=\{true\}/);
  });

  test('`<details>` with a `<summary>` on one line holds Markdown after a blank line', async () => {
    const html = await render(
      '<details>\n<summary>More **bold**</summary>\n\nText *here*:\n\n- one\n</details>',
    );
    expect(html.replaceAll('\n', '')).toBe(
      '<details><summary>More <strong>bold</strong></summary><p>Text <em>here</em>:</p><ul><li>one</li></ul></details>',
    );
  });

  test('a footnote is linked both ways', async () => {
    const html = await render('Text[^1].\n\n[^1]: The note with `code`.');
    expect(html).toMatch(/<sup><a href="#user-content-fn-1" id="user-content-fnref-1"/);
    expect(html).toMatch(/<li id="user-content-fn-1">\s*<p>The note with <code>code<\/code>/);
    expect(html).toContain('href="#user-content-fnref-1"');
  });

  test.each([
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Info'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Danger'],
    ['note', 'Note'],
  ])('a quote that starts with the line [!%s] is the callout %s', async (marker, name) => {
    const source = `> [!${marker}]\n> Read *this*.\n>\n> - and that`;
    expect((await render(source)).replaceAll('\n', '')).toBe(
      `<${name}><p>Read <em>this</em>.</p><ul><li>and that</li></ul></${name}>`,
    );
    expect((await compile(source)).diagnostics).toEqual([]);
  });

  test.each(['> [!OTHER]\n> Text', '> [!NOTE] Text', '> Text\n> [!NOTE]'])(
    'a quote that starts otherwise stays a quote: %j',
    async (source) => {
      expect(await render(source)).toMatch(/^<blockquote>/);
    },
  );
});

describe('kinds of pages', () => {
  test('a `.md` page is MDX, and its stray `<` and `{` are printed with a warning', async () => {
    const source = '# Limits\n\nUse a < b, <5 ms and {name}.\n\n<Note>Components work.</Note>';
    const page = await compilePage('limits.md', source, testContext({}));
    const html = renderPage(page);
    expect(html).toContain('<p>Use a &lt; b, &lt;5 ms and {name}.</p>');
    expect(html).toContain('<Note>Components work.</Note>');
    expect(page.diagnostics.map(({ code }) => code).sort()).toEqual([
      'mdx-repaired',
      'name-unknown',
    ]);
  });

  test.each(['---\nopenapi: get /a\n---\n', '---\nurl: https://example.com\n---', '', '\n\n'])(
    'a page without a body compiles to an empty one: %j',
    async (source) => {
      const page = await compile(source);
      expect(renderPage(page)).toBe('');
      expect(page).toMatchObject({ headings: [], links: [], updates: [], diagnostics: [] });
    },
  );
});
