import { expect, test } from 'vitest';
import { plain } from './inline.ts';
import { panels as choose } from './panels.ts';
import { line } from './piece.ts';

const panels = (...given: Parameters<typeof choose>) => choose(...given).html;

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    label: `Label ${index}`,
    content: line(plain(String(index))),
  }));

test('a single content is shown as it is', () => {
  expect(panels(entries(1), { name: 'x' })).toBe('<div id="p0"><p class="wm-c">0</p></div>');
  expect(panels([], { name: 'x' })).toBe('');
});

test('a few contents have tabs, the first of which is chosen', () => {
  const html = panels(entries(3), { name: 'Status' });
  expect(html).toContain('role="tablist" aria-label="Status"');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html).toContain('aria-controls="p2" aria-selected="false" tabindex="-1"');
  expect(html.match(/data-active="true"/g)).toHaveLength(1);
});

test('more than six contents have a menu', () => {
  const html = panels(entries(7), { name: 'Status' });
  expect(html).not.toContain('role="tab"');
  expect(html.match(/<option/g)).toHaveLength(7);
});

test('contents without a heading have a title for readers without scripts', () => {
  expect(panels(entries(2), { name: 'x' })).toContain('<p class="wm-panel-title">Label 1</p>');
  expect(panels(entries(2), { name: 'x', titled: true })).not.toContain('wm-panel-title');
});
