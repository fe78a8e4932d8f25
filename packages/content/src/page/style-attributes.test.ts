import { expect, test } from 'vitest';
import { styleAttributes } from './style-attributes.ts';

test('Style attributes are read as browsers read them, each value once', () => {
  const html = `<p style="a: &quot;b&quot; &amp;&#x20;c">A</p><br STYLE = 'd: "e" > f'><i style=f:g>B</i>
<svg><path id="h"style="f:g"/></svg>`;
  expect(styleAttributes(html)).toEqual(['a: "b" & c', 'd: "e" > f', 'f:g']);
});

test('One without declarations asks to be allowed too', () => {
  expect(styleAttributes('<p style="">A</p>')).toEqual(['']);
});

test('Other attributes and elements are none', () => {
  expect(styleAttributes('<p data-style="a:b">In style.</p><style>e {}</style>')).toEqual([]);
});
