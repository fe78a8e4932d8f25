import { expect, test } from 'vitest';
import { styleAttributes } from './style-attributes.ts';

test('Style attributes are read as browsers read them, each value once', () => {
  const html = `<p style="a: &quot;b&quot; &amp;&#x20;c">A</p><br STYLE='d: "e"'><i style=f:g>B</i>
<svg><path style="f:g"/></svg><p style>C</p>`;
  expect(styleAttributes(html)).toEqual(['a: "b" & c', 'd: "e"', 'f:g', '']);
});

test('What only looks like a style attribute is none', () => {
  const html = `<p data-style="a:b" title="<i style='c:d'>">style="e:f"</p><!-- <i style="g:h"> -->
<script>'<i style="i:j">'</script>`;
  expect(styleAttributes(html)).toEqual([]);
});
