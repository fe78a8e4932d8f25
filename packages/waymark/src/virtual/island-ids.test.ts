import { expect, test } from 'vitest';
import { islandId, islandOfId } from './island-ids.ts';

test.each([
  { kind: 'code', file: 'snippets/a b/[x]~1.jsx' },
  { kind: 'wrapper', key: 'snippets/ü.jsx#Counter' },
  { kind: 'entry', key: 'page.mdx#default' },
] as const)('the id of a module says which one it is: $kind', (module) => {
  const id = islandId(module);
  expect(id).toMatch(/^virtual:waymark\/island\/[\w./~-]+$/);
  expect(islandOfId(id)).toEqual(module);
});

test('other ids are none of these modules', () => {
  expect(islandOfId('virtual:waymark/islands')).toBeUndefined();
});
