import { expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { htmlText } from './testing/html-markdown.ts';

const markdown = (content: string) => htmlText(content).markdown.trimEnd();

it('writes headings, paragraphs, emphasis and links', () => {
  const html =
    '<h1 id="start">Start</h1>\n<p>One <strong>two</strong> <em>three</em>\n<a href="/a">four</a>.</p>' +
    '<h2 id="b"><a href="#b" class="wm-heading-link">With <code>code</code></a></h2>';
  expect(markdown(html)).toBe('# Start\n\nOne **two** _three_ [four](/a).\n\n## With `code`');
});

it('writes nested, numbered and task lists', () => {
  const html =
    '<ol start="3"><li>a<ul><li>b</li><li>c</li></ul></li><li><p>d</p></li></ol>' +
    '<ul><li class="task-list-item"><input type="checkbox" checked disabled> e</li>' +
    '<li class="task-list-item"><input type="checkbox" disabled> f</li></ul>';
  expect(markdown(html)).toBe('3. a\n   - b\n   - c\n4. d\n\n- [x] e\n- [ ] f');
});

it('tells lists that follow each other apart', () => {
  expect(markdown('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n* b');
});

it('writes tables on lines, whatever their cells hold', () => {
  const html =
    '<table><thead><tr><th align="right">A</th><th>B</th></tr></thead><tbody>' +
    '<tr><td>x | <code>y|z</code></td><td><p>one</p><ul><li>two</li></ul></td></tr></tbody></table>';
  expect(markdown(html)).toBe('| A | B |\n| ---: | --- |\n| x \\| `y\\|z` | one<br>- two |');
});

it('gives a table without a head an empty one', () => {
  expect(markdown('<table><tr><td>a</td><td>b</td></tr></table>')).toBe(
    '|  |  |\n| --- | --- |\n| a | b |',
  );
});

it('repeats a cell over several rows in each, so that the others keep their column', () => {
  const rows = [
    '<thead><tr><th>A</th><th>B</th><th rowspan="9">C</th></tr></thead>',
    '<tbody><tr><td rowspan="2">a</td><td>1</td><td rowspan="0">c</td></tr>',
    '<tr><td>2</td></tr><tr><td colspan="2">3</td></tr></tbody>',
    '<tfoot><tr><td>d</td></tr></tfoot>',
  ];
  expect(markdown(`<table>${rows.join('')}</table>`)).toBe(
    '| A | B | C |\n| --- | --- | --- |\n| a | 1 | c |\n| a | 2 | c |\n| 3 |  | c |\n| d |  |  |',
  );
});

it('is not much longer for a cell over all rows of a long table', () => {
  const html = `<table><tr><th>A</th></tr><tr><td rowspan="1000000000">${'long '.repeat(200)}</td></tr>${'<tr><td>b</td></tr>'.repeat(1000)}</table>`;
  const text = markdown(html);
  expect(text.length).toBeLessThan(150 * 1000);
  expect(text.split('\n').at(-1)).toBe('|  | b |');
});

it('fences code longer than its backticks, without colours', () => {
  const html = '<pre><code class="language-md"><span>```</span>js\n\n  x\n```\n</code></pre>';
  expect(markdown(html)).toBe('````md\n```js\n\n  x\n```\n````');
});

it('keeps the lines of code that HTML breaks, without buttons in it', () => {
  const html = '<pre><code><span>a</span><br>  b</code><button>Copy</button></pre>';
  expect(markdown(html)).toBe('```\na\n  b\n```');
});

it('writes formulas that were set as their source', () => {
  const formula =
    '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></span><span class="katex-html">x</span></span>';
  expect(markdown(`<p>Let ${formula}.</p>`)).toBe('Let $x_1$.');
});

it('keeps quotes, rules, breaks, folded content and definitions', () => {
  const html =
    '<blockquote><p>a<br>b</p></blockquote><hr><details><summary>More</summary>c</details>' +
    '<dl><dt>Term</dt><dd>What it means.</dd></dl>';
  expect(markdown(html)).toBe('> a\\\n> b\n\n---\n\n**More**\n\nc\n\n- **Term**: What it means.');
});

it('keeps the gap of two breaks in a row in text, quotes and cells', () => {
  const html =
    '<p>a<br><br>b</p><blockquote>a<br /> <br />b</blockquote>' +
    '<table><tr><th>A</th></tr><tr><td>a<br><br>b</td></tr></table>';
  expect(markdown(html)).toBe('a\\\n\\\nb\n\n> a\\\n> \\\n> b\n\n| A |\n| --- |\n| a<br><br>b |');
});

it('links the first text of a link around blocks', () => {
  const html = '<a href="/a"><img src="/i.png" alt=""><h3>Title</h3><div>Text</div></a>';
  expect(markdown(html)).toBe('![](/i.png)\n\n### [Title](/a)\n\nText');
});

it('writes footnotes as Markdown has them', () => {
  const backref = (to: string) =>
    `<a href="#${to}" data-footnote-backref="" aria-label="Back to reference 1">↩</a>`;
  const html =
    '<p>Text<sup><a href="#user-content-fn-a" id="user-content-fnref-a" data-footnote-ref>1</a></sup>, not [^1].</p>' +
    '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>' +
    `<li id="user-content-fn-a"><p>One.</p><p>Two. ${backref('user-content-fnref-a')}</p></li>` +
    `<li id="user-content-fn-b"><p>Other ${backref('user-content-fnref-b')}</p></li></ol></section>`;
  expect(markdown(html)).toBe('Text[^1], not \\[^1].\n\n[^1]: One.\n\n    Two.\n\n[^2]: Other');
});

it('makes no picture of an exclamation mark and a link', () => {
  expect(markdown('<p>Attention!<a href="/b">go</a> ![x]</p>')).toBe('Attention\\![go](/b) ![x]');
  expect(markdown('<p><strong>Now!</strong><a href="/b">go</a></p>')).toBe('**Now!**[go](/b)');
});

it('keeps the texts of a drawing apart, and the parts of one text together', () => {
  const drawing =
    '<svg><title>Pages</title><text>select page</text><g><text>1</text><text>2</text></g><text>re<tspan>ad(7)</tspan></text></svg>';
  expect(markdown(`<p>Before ${drawing} after</p>`)).toBe(
    'Before Pages select page 1 2 read(7) after',
  );
});

it('sets apart elements that the page sets apart by its looks only', () => {
  expect(markdown('<p><span>Foo</span><span>Bar</span> H<sub>2</sub>O</p>')).toBe(
    'Foo Bar H<sub>2</sub>O',
  );
});

it('flattens elements that it does not know', () => {
  const html = '<my-box><section><p>a</p></section><my-word>b</my-word> c</my-box>';
  expect(markdown(html)).toBe('a\n\nb c');
});

it('leaves out links of titles to themselves, whatever their letters', () => {
  const html =
    '<h2 id="使用/$ref"><a href="#%E4%BD%BF%E7%94%A8/$ref">A</a></h2><p id="b"><a href="#c">C</a></p>';
  expect(markdown(html)).toBe('## A\n\n[C](#c)');
});

it('keeps the content of islands', () => {
  const html =
    '<astro-island props="{}"><astro-slot><p>a</p></astro-slot><button>Run</button></astro-island>';
  expect(markdown(html)).toBe('a\n\nRun');
});

it.each([
  ['emphasis', '<em>a_</em>a_'],
  ['words', '<strong>a</strong> b '],
  ['lines', 'a<br>'],
  ['links', '<a href="/x">a</a> '],
])('takes a paragraph of many %s in time that grows with it', (_, piece) => {
  const spent = processorTime();
  expect(markdown(`<p>${piece.repeat(20_000)}</p>`).match(/a/g)?.length).toBeGreaterThan(19_999);
  // One that looks at the whole line for each piece takes half a minute.
  expect(spent()).toBeLessThan(10_000);
});
