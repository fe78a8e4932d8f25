import { expect, it } from 'vitest';
import { knownProperties } from './known-properties.ts';

it('Properties are known of the components of the theme, and not of those that a project brings', () => {
  const all = knownProperties([]);
  expect(all['Card']).toContain('title');
  expect(all['Tree.Folder']).toContain('defaultOpen');
  const some = knownProperties(['Card', 'Tree']);
  expect(Object.keys(all).filter((name) => !(name in some))).toEqual([
    ...['Card', 'Tree', 'Tree.File', 'Tree.Folder'],
  ]);
});
