import { describe, expect, test } from 'vitest';
import { siteOf } from '../../testing/site-of.ts';
import type { DirectoryEntry } from '../../view.ts';

const labels = (entries: readonly DirectoryEntry[]): readonly unknown[] =>
  entries.map(({ label, entries: inner }) => (inner.length > 0 ? [label, labels(inner)] : label));

const group = (properties: object) => ({ group: 'Help', root: 'help', ...properties });

function directory(navigation: unknown, path = 'help', pages = {}) {
  return siteOf(navigation, { pages }).site.view(path).directory;
}

describe('A directory', () => {
  const pages = [
    'a',
    { group: 'More', root: 'more', pages: ['b', { group: 'Deep', pages: ['c'] }] },
  ];

  test('lists the pages and groups of a group on its root page', () => {
    const found = directory({ groups: [group({ directory: 'card', pages })] }, 'help', {
      a: { title: 'First', description: 'About a', icon: 'star', tag: 'New' },
    });
    expect(found?.style).toBe('card');
    expect(labels(found?.entries ?? [])).toEqual(['First', ['More', ['B', ['Deep', ['C']]]]]);
    const page = { label: 'First', url: '/a', description: 'About a', tag: 'New' };
    expect(found?.entries[0]).toMatchObject({ ...page, icon: { name: 'star' } });
    expect(found?.entries[1]?.url).toBe('/more');
  });

  test('is on no other page, and on none where it is not asked for', () => {
    const navigation = { groups: [group({ directory: 'card', pages: ['a'] })] };
    expect(directory(navigation, 'a')).toBeUndefined();
    expect(directory({ groups: [group({ pages: ['a'] })] })).toBeUndefined();
    expect(directory({ groups: [group({ directory: 'none', pages: ['a'] })] })).toBeUndefined();
    expect(directory({ groups: [group({ directory: 'card', pages: [] })] })).toBeUndefined();
  });

  test('is inherited from any element above, and the nearest value counts', () => {
    const inner = { group: 'In', root: 'in', pages: ['b'] };
    const tabs = (own: object) => ({
      directory: 'card',
      tabs: [
        {
          tab: 'T',
          directory: 'accordion',
          groups: [group({ pages: ['a', { ...inner, ...own }] })],
        },
      ],
    });
    expect(directory(tabs({}))?.style).toBe('accordion');
    expect(directory(tabs({}), 'in')?.style).toBe('accordion');
    expect(directory(tabs({ directory: 'none' }), 'in')).toBeUndefined();
  });

  test('leaves out what is hidden, and the root page itself', () => {
    const hidden = { group: 'Secret', hidden: true, pages: ['d'] };
    const navigation = {
      groups: [group({ directory: 'card', pages: ['help', 'a', 'b', hidden] })],
    };
    const found = directory(navigation, 'help', { b: { hidden: true } });
    expect(labels(found?.entries ?? [])).toEqual(['A']);
  });

  test('shows what a group without a label holds in its place', () => {
    const navigation = {
      groups: [group({ directory: 'card', pages: [{ group: ' ', pages: ['a'] }, 'b'] })],
    };
    expect(labels(directory(navigation)?.entries ?? [])).toEqual(['A', 'B']);
  });
});
