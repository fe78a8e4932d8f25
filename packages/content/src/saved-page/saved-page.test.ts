import { describe, expect, it } from 'vitest';
import { readSavedPage } from './saved-page.ts';

const page = (body: string, head = '') =>
  readSavedPage(`<html><head>${head}</head><body>${body}</body></html>`);

describe('the content of a saved page', () => {
  it.each([
    ['<nav>Menu</nav><main><h1>Title</h1><p>Text</p></main><footer>Foot</footer>', 'in main'],
    [
      '<aside role="complementary">Menu</aside><article><h1>Title</h1><p>Text</p></article>',
      'an article',
    ],
    ['<div role="main"><h1>Title</h1><p>Text</p></div><p>Foot</p>', 'by its role'],
    ['<nav>Menu</nav><h1>Title</h1><p>Text</p><footer>Foot</footer>', 'the body'],
    ['<p>Menu</p><article data-wm-content><h1>Title</h1><p>Text</p></article>', 'of this theme'],
    ['<main>short</main><main><h1>Title</h1><p>Text</p></main>', 'the longest of several'],
    ['<main><h1>Title<p>Text</main></div></p>', 'broken'],
  ])('of %s is what a reader came for: it is %s', (body) => {
    expect(page(body).blocks).toEqual(['Title', 'Text']);
  });

  it('leaves out what leads through the site and the page', () => {
    const around = `
      <ol class="breadcrumbs"><li>Guides</li></ol><p>Guides</p>
      <h1 id="a">Title<a class="hash-link" href="#a" title="Direct link to Title">#</a></h1>
      <ul><li><a href="#one">One thing</a></li></ul>
      <h2 id="one">One thing<a href="page.html#one" class="anchor">¶</a></h2>
      <p>See <a href="#one">the one thing</a>.</p>
      <div class="pagination"><a href="/next">The next page</a></div>
      <span aria-hidden="true">icon</span><script>code()</script>`;
    expect(page(`<main>${around}</main>`).blocks).toEqual([
      'Title',
      'One thing ¶',
      'See the one thing .',
    ]);
  });

  it('keeps what only looks like it: whatever is around the title, and headings that are links', () => {
    const html =
      '<main><div class="sidebar-page"><h1><a href="#x" id="x">Title</a></h1></div></main>';
    expect(page(html).blocks).toEqual(['Title']);
  });

  it('has the text of pictures, hidden panels, and code whole', () => {
    const html =
      '<main><img alt="A chart"><div hidden>panel</div><pre><i>use</i><b>State</b>\n x</pre></main>';
    expect(page(html).blocks).toEqual(['A chart', 'panel', 'useState x']);
  });
});

describe('a saved page', () => {
  it('is known by its head', () => {
    const { meta, title } = page(
      '<svg><title>Icon</title></svg>',
      `<title> A &amp;
       B </title><meta name="Description" content="d"><meta property="og:image" content="1.png">
       <meta property="og:image" content="2.png"><link rel="canonical" href="https://a.b/c">`,
    );
    expect(title).toBe('A & B');
    expect([...meta]).toEqual([
      ['description', 'd'],
      ['og:image', '1.png'],
      ['canonical', 'https://a.b/c'],
    ]);
  });

  it.each([
    ['0;url=/new', '/new'],
    ["0; URL='https://a.b/'", 'https://a.b/'],
    ['300', undefined],
    ['300;url=/reload', undefined],
  ])('that says `%s` of refreshing leads to %s', (content, target) => {
    expect(page('', `<meta http-equiv="refresh" content="${content}">`).refresh).toBe(target);
  });

  it('has all names that fragments lead to, and of its content those that last', () => {
    const { anchors, ids } = page(
      '<header id="top"></header><main><h2 id="one">x</h2><a name="two"></a><div id="radix-:r1:"></div><input id="field"></main>',
    );
    expect([...ids]).toEqual(['top', 'one', 'two', 'radix-:r1:', 'field']);
    expect(anchors).toEqual(['one', 'two']);
  });

  it('that is no page but endless nesting is refused', () => {
    expect(() => page('<div>'.repeat(200_000))).toThrow(RangeError);
  });
});
