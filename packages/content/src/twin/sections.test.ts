import { expect, it } from 'vitest';
import type { Block } from './block.ts';
import { pageText } from './page-text.ts';
import { htmlText } from './testing/html-markdown.ts';

const cut = (found: ReturnType<typeof htmlText>) =>
  found.sections.map(({ anchor, heading, level, headingPath, text }) => [
    ...[anchor, heading, level, headingPath, text],
  ]);
const sections = (content: string) => cut(htmlText(content));
const sectionsOf = (...blocks: Block[]) => cut(pageText([], blocks));
const text = (words: string): Block => ({ kind: 'paragraph', text: words });
const heading = (level: number, id: string): Block => ({
  ...{ kind: 'heading', level, id, text: id.toUpperCase(), plain: id.toUpperCase() },
});

it('cuts a page at its headings', () => {
  const html =
    '<p>a</p><h2 id="b">B <code>x</code></h2><p>b</p><h3 id="c">C</h3><p>c</p><h2 id="d">D</h2>';
  expect(sections(html)).toEqual([
    ['', '', 1, [], 'a'],
    ['b', 'B x', 2, [], 'b'],
    ['c', 'C', 3, ['B x'], 'c'],
    ['d', 'D', 2, [], ''],
  ]);
});

it('leaves the title of the page out, and takes its description for the start', () => {
  const head = [heading(1, 'page-title'), text('In short')];
  expect(cut(pageText(head, [text('a')]))).toEqual([['', '', 1, [], 'In short\n\na']]);
});

it('has a start even where a page has no text', () => {
  expect(sections('')).toEqual([['', '', 1, [], '']]);
});

it('takes titles that can be linked to as headings, and goes on behind their component', () => {
  const section = { id: 'q', title: 'Q' };
  const accordion: Block = { kind: 'part', label: '**Q**', section, blocks: [text('q')] };
  expect(sectionsOf(heading(2, 'b'), text('b'), accordion, text('after'))).toEqual([
    ['', '', 1, [], ''],
    ['b', 'B', 2, [], 'b\n\nafter'],
    ['q', 'Q', 3, ['B'], 'q'],
  ]);
});

it('cuts steps at the headings in them', () => {
  const section = { id: 's', title: 'S' };
  const step = { section, blocks: [text('s'), heading(3, 'h'), text('h')] };
  expect(sectionsOf({ kind: 'list', ordered: true, items: [step] }, text('after'))).toEqual([
    ['', '', 1, [], 'after'],
    ['s', 'S', 2, [], 's'],
    ['h', 'H', 3, ['S'], 'h'],
  ]);
});
