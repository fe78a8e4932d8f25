import { expect, it } from 'vitest';
import { annotateLine } from './annotate-line.ts';

const line = '<span class="k">const</span> <span class="v">a = b</span> &lt; c';

it('gives words their types, within and across tokens', () => {
  const html = annotateLine(line, [
    { kind: 'type', start: 6, end: 7, text: 'const a: "x" | <T>' },
    { kind: 'type', start: 14, end: 15, text: 'c' },
  ]);
  expect(html).toBe(
    '<span class="k">const</span> <span class="twoslash-type" title="const a: &quot;x&quot; | &lt;T&gt;"><span class="v">a</span></span><span class="v"> = b</span> &lt; <span class="twoslash-type" title="c">c</span>',
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe(line.replace(/<[^>]*>/g, ''));
});

it('shows answers and errors below the line without adding text to it', () => {
  const html = annotateLine('a', [
    { kind: 'type', start: 0, end: 1, text: 't' },
    { kind: 'error', start: 0, end: 1, text: 'e' },
    { kind: 'query', start: 0, end: 1, text: 'q' },
  ]);
  expect(html).toBe(
    '<span class="twoslash-error" title="e">a</span><span class="twoslash-error-line" data-text="e"></span><span class="twoslash-query-line" data-text="q"></span>',
  );
});
