import { expect, it } from 'vitest';
import { treeParts } from './tree-parts.ts';

const item = '<li class="tree-item"><ul class="tree-list"><li class="tree-item">in</li></ul></li>';
const node = { name: 'a', folder: false, children: [] };

it('leaves what components made as it is', () => {
  expect(treeParts(item)).toEqual([{ html: item }]);
});

it('takes lists apart from components before and after them', () => {
  expect(treeParts(`${item}<ul><li>a</li></ul>${item}`)).toEqual([
    { html: item },
    { nodes: [node] },
    { html: item },
  ]);
});

it('drops what stands beside lists alone', () => {
  expect(treeParts('<p>x</p><ul><li>a</li></ul>')).toEqual([{ nodes: [node] }]);
});
