import { expect, test } from 'vitest';
import { islandId, islandOfId } from './island-ids.ts';

test.each([
  { kind: 'code', file: 'snippets/a b/[x]~1.jsx' },
  { kind: 'wrapper', key: 'snippets/ü.jsx#Counter' },
  { kind: 'entry', key: 'page.mdx#default' },
] as const)('the id of a module says which one it is: $kind', (module) => {
  const id = islandId('', module);
  expect(id).toMatch(/^virtual:waymark\/island\/[\w./~-]+$/);
  expect(islandOfId('', id)).toEqual(module);
});

test('other ids are none of these modules', () => {
  expect(islandOfId('', 'virtual:waymark/site')).toBeUndefined();
});

test('modules of one mount are none of another, whatever the paths are', () => {
  const module = { kind: 'code', file: 'a.jsx' } as const;
  const mounts = ['', '/docs', '/docs/island', '/island', '/docs-island'];
  const ids = mounts.map((mount) => islandId(mount, module));
  expect(new Set(ids).size).toBe(mounts.length);
  for (const [index, id] of ids.entries()) {
    expect(mounts.filter((mount) => islandOfId(mount, id))).toEqual([mounts[index]]);
  }
});
