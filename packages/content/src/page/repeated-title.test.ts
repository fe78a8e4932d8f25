import { describe, expect, it } from 'vitest';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

async function compile(source: string, file = 'own-name.mdx') {
  const page = await compilePage(file, source, testContext({ [file]: source }));
  return { ...page, html: await renderPage(page) };
}

describe('a heading at the start of a page', () => {
  it.each([
    ['the title of the frontmatter', '---\ntitle: Same title\n---\n\n# Same title\n\nText.'],
    [
      'that title but for its markup',
      '---\ntitle: Use `npm` now\n---\n# Use `npm` **now**\n\nText.',
    ],
    ['the title that the name of the file makes', '# Own name\n\nText.'],
    ['a title with a site variable', '---\ntitle: On {{product}}\n---\n# On {{product}}\n\nText.'],
    ['a title that is a number', '---\ntitle: 2024\n---\n# 2024\n\nText.'],
  ])('is left out where it repeats %s, and links to it still lead there', async (_, source) => {
    const { anchors, headings, html } = await compile(source);
    expect(html).not.toContain('<h1');
    expect(headings).toEqual([]);
    const [id] = anchors.ids;
    expect(html).toContain(`<a id="${id}"></a>`);
    expect(html).toContain('<p>Text.</p>');
  });

  it.each([
    ['says something else', '---\ntitle: Title\n---\n# Another title'],
    ['links elsewhere', '---\ntitle: Title\n---\n# [Title](https://a.dev)'],
    ['holds a component', '---\ntitle: Title\n---\n# Title <Badge>New</Badge>'],
    ['holds a picture', '---\ntitle: Title\n---\n# Title ![Logo](https://a.dev/a.png)'],
    [
      'is a picture on a page with an empty title',
      '---\ntitle: ""\n---\n# ![Logo](https://a.dev/a.png)',
    ],
    ['is not the first thing', '---\ntitle: Title\n---\nText.\n\n# Title'],
    ['is of a lower level', '---\ntitle: Title\n---\n## Title'],
    ['stands on a page that shows no title', '---\ntitle: Title\nmode: custom\n---\n# Title'],
    ['stands on a page whose title is empty', '---\ntitle: ""\n---\n# Own name'],
    ['stands on an endpoint whose description names it', '---\nopenapi: GET /a\n---\n# Own name'],
  ])('stays where it %s', async (_, source) => {
    expect((await compile(source)).html).toMatch(/<h[12] /);
  });

  it('leaves the id that GitHub gives it', async () => {
    const { anchors, html } = await compile('---\ntitle: A / B\n---\n# A / B\n\nText.');
    expect(anchors.ids.length).toBeGreaterThan(1);
    for (const id of anchors.ids) expect(html).toContain(`<a id="${id}"></a>`);
  });

  it.each([
    '---\ntitle: v1.2.0\n---\n<Update label="v1.2.0">All of the notes.</Update>',
    '---\ntitle: Start\n---\n<Steps titleSize="h2"><Step title="Start">All of it.</Step></Steps>',
  ])('is no component that counts as one: %s', async (source) => {
    expect((await compile(source)).html).toMatch(/All of/);
  });

  it('stays on an index without a title, which may be shown under several names', async () => {
    expect((await compile('# Index\n\nText.', 'index.mdx')).html).toContain('<h1');
  });

  it('takes its own entry out of the contents, and no other', async () => {
    const { headings } = await compile('---\ntitle: A\n---\n# A\n\n## Real');
    expect(headings.map(({ text }) => text)).toEqual(['Real']);
  });

  it('is left out once: one that follows stays', async () => {
    const { headings, html } = await compile('---\ntitle: A\n---\n# A\n\n# A\n\nText.');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(headings.map(({ id }) => id)).toEqual(['a-2']);
  });

  it('is judged for each file where the name of the file is the title', async () => {
    const source = '# Own name\n\nText.';
    expect((await compile(source)).isMovable).toBe(false);
    expect((await compile(source, 'elsewhere.mdx')).html).toContain('<h1');
    expect((await compile(`---\ntitle: Own name\n---\n${source}`)).isMovable).toBe(true);
  });
});
