import { expect, it } from 'vitest';
import { listTree } from './list-tree.ts';

it('reads folders from slashes and from nested lists', () => {
  const html =
    '<ul>\n<li>src/\n<ul>\n<li>lib\n<ul>\n<li>a.ts</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>empty/</li>\n</ul>';
  const file = { name: 'a.ts', folder: false, children: [] };
  expect(listTree(html)).toEqual([
    { name: 'src', folder: true, children: [{ name: 'lib', folder: true, children: [file] }] },
    { name: 'empty', folder: true, children: [] },
  ]);
});

it('takes formatting and loose paragraphs off the names', () => {
  const html =
    '<p>Intro</p><ul><li><p><strong>docs</strong>.json</p></li><li><code>&lt;id&gt;.mdx</code></li></ul>';
  expect(listTree(html).map(({ name }) => name)).toEqual(['docs.json', '<id>.mdx']);
});
