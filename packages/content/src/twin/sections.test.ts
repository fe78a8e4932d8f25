import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const sections = (content: string) =>
  pageText(`<article data-wm-content>${content}</article>`).sections.map(
    ({ anchor, heading, level, headingPath, text }) => [anchor, heading, level, headingPath, text],
  );

it('cuts a page at its headings, the title of the page left out', () => {
  const html =
    '<h1 id="page-title">Page</h1><p>a</p><h2 id="b">B <code>x</code></h2><p>b</p><h3 id="c">C</h3><p>c</p><h2 id="d">D</h2>';
  expect(sections(html)).toEqual([
    ['', '', 1, [], 'a'],
    ['b', 'B x', 2, [], 'b'],
    ['c', 'C', 3, ['B x'], 'c'],
    ['d', 'D', 2, [], ''],
  ]);
});

it('has a start even where a page has no text', () => {
  expect(sections('')).toEqual([['', '', 1, [], '']]);
});

it('takes titles that can be linked to as headings, and goes on behind their component', () => {
  const accordion =
    '<details data-wm-accordion="q"><summary><span class="accordion-title">Q</span></summary><p>q</p></details>';
  expect(sections(`<h2 id="b">B</h2><p>b</p>${accordion}<p>after</p>`)).toEqual([
    ['', '', 1, [], ''],
    ['b', 'B', 2, [], 'b\n\nafter'],
    ['q', 'Q', 3, ['B'], 'q'],
  ]);
});

it('cuts steps at the headings in them', () => {
  const html =
    '<div class="step" id="s"><p class="step-title">S</p><div class="step-content"><p>s</p><h3 id="h">H</h3><p>h</p></div></div><p>after</p>';
  expect(sections(html)).toEqual([
    ['', '', 1, [], 'after'],
    ['s', 'S', 2, [], 's'],
    ['h', 'H', 3, ['S'], 'h'],
  ]);
});
