import { describe, expect, it } from 'vitest';
import { compile } from '../testing/compile-pages.ts';

const updates = async (source: string, files = {}) => (await compile(source, files)).updates;

describe('updates of a page', () => {
  it('have the ids of the page, labels, and tags in every form', async () => {
    const source = [
      '<Update label="May" description="New" tags={["API", " Web ", "API"]}>\nx\n</Update>',
      '<Update label="May" tags="API, Docs" rss={{ title: "T", description: "D" }}>\ny\n</Update>',
      '<Update label={<b>June</b>} id="june 1">\nz\n</Update>',
    ].join('\n\n');
    expect(await updates(source)).toMatchObject([
      { id: 'may', label: 'May', description: 'New', tags: ['API', 'Web'], html: '<p>x</p>' },
      { id: 'may-2', tags: ['API', 'Docs'], feedTitle: 'T', feedDescription: 'D' },
      { id: 'june 1', label: 'June', tags: [] },
    ]);
  });

  it('are those at the top level, snippets included, not those in tabs', async () => {
    const source = [
      "import News from '/snippets/news.mdx'",
      '<News />',
      '<Tabs>\n<Tab title="A">\n<Update label="Inner">x</Update>\n</Tab>\n</Tabs>',
    ].join('\n\n');
    const files = { 'snippets/news.mdx': '<Update label="Outer">x</Update>' };
    expect((await updates(source, files)).map(({ label }) => label)).toEqual(['Outer']);
  });

  it('come without code, scripts and the tags of components in feeds', async () => {
    const source = [
      '<Update label="May">',
      '## Fixes',
      '```js\ncode\n```',
      '<Note>A [link](/a "t") and `code`</Note>',
      '<iframe src="https://a.b" />',
      '<img src="/a.png" className="x" alt="A" onClick={() => 1} />',
      '{1 + 1}',
      '</Update>',
    ].join('\n\n');
    const [update] = await updates(source);
    expect(update?.html).toBe(
      [
        '<h2>Fixes</h2>',
        '<p>A <a href="/a" title="t">link</a> and <code>code</code></p>',
        '<img src="/a.png" alt="A">',
      ].join('\n'),
    );
  });

  it('have content for the feed only as far as a feed goes', async () => {
    const many = Array.from({ length: 17 }, (_, index) => `<Update label="${index}">x</Update>`);
    const html = (await updates(many.join('\n\n'))).map((update) => update.html);
    expect(html.filter((text) => text !== undefined)).toHaveLength(15);
  });
});
