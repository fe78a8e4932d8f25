import type { PageView, SidebarGroup, SidebarPage } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import { createGroupFragment } from './group-fragments.ts';

describe('A group of the top level is left out of a page', () => {
  test('when its tree shows more than a hundred entries and it is not near the entry of the page', () => {
    const tree = groups(10, 20);
    expect(left(tree, 'g4/1')).toEqual(['g0', 'g1', 'g2', 'g5', 'g6', 'g7', 'g8', 'g9']);
    expect(left(tree, 'g4/10')).toEqual(['g0', 'g1', 'g2', 'g6', 'g7', 'g8', 'g9']);
    expect(left(tree, 'g4/18')).toEqual(['g0', 'g1', 'g2', 'g3', 'g6', 'g7', 'g8', 'g9']);
    expect(left(tree, 'g9/10')).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7']);
  });

  test('and never when the tree is shorter, or the group is small', () => {
    expect(left(groups(4, 20), 'g0/1')).toEqual([]);
    expect(left(groups(30, 5), 'g0/1')).toEqual([]);
  });

  test('when it is near, too, but as long as a tree may be', () => {
    const tree = [...groups(3, 20), group('long', 200), ...groups(1, 2)];
    expect(left(tree, 'g2/19')).toEqual(['g0', 'g1', 'long']);
  });

  test('when the groups that are collapsed in it have too much together', () => {
    const inner = (at: number) => ({
      ...group(`inner${at}`, 11),
      ...{ collapsible: true, expanded: false },
    });
    const tree = (count: number) =>
      groups(count, 2).map((item, at) => ({ ...item, items: [...item.items, inner(at)] }));
    expect(left(tree(9), 'g0/1')).toEqual([]);
    expect(left(tree(14), 'g0/1')).toEqual(
      tree(14)
        .slice(5)
        .map(({ id }) => id),
    );
  });

  test('but for one without a name, as nothing could stand for it', () => {
    const tree = groups(10, 20).map((item) => (item.id === 'g8' ? { ...item, label: ' ' } : item));
    expect(left(tree, 'g4/1')).toEqual(['g0', 'g1', 'g2', 'g5', 'g6', 'g7', 'g9']);
  });

  test('but for the first, on a page that the tree does not list', () => {
    expect(left(groups(6, 30), 'elsewhere')).toEqual(['g1', 'g2', 'g3', 'g4', 'g5']);
  });

  test('when the collapsed groups of the tree do not make it long', () => {
    const inner = { ...group('inner', 300), collapsible: true, expanded: false };
    const outer = groups(3, 20).map((item) => ({ ...item, items: [...item.items, inner] }));
    expect(left(outer, 'g0/1')).toEqual([]);
  });
});

test('All groups of the top level of a long tree are in one file', () => {
  const tree = groups(10, 20);
  const fragment = createGroupFragment(viewOf(tree, 'g0/1'));
  expect(new Set(tree.slice(5).map(fragment)).size).toBe(1);
});

test('A large collapsed group has a file of its own, but where it holds the page', () => {
  const inner = { ...group('inner', 20), collapsible: true, expanded: false };
  const outer = { ...group('outer', 2), items: [inner] };
  const fragment = createGroupFragment(viewOf([outer], 'outer/1'));
  expect(fragment(inner)).toMatch(/^\/_waymark\/groups\/[0-9a-f]{12}$/);
  const view = { ...viewOf([outer], 'inner/1'), openGroups: ['outer', 'inner'] };
  expect(createGroupFragment(view)(inner)).toBeUndefined();
});

test('A collapsed group of four entries has one in a long tree only', () => {
  const inner = { ...group('inner', 4), collapsible: true, expanded: false };
  const outer = { ...group('outer', 2), items: [inner] };
  const fragmentIn = (tree: SidebarGroup[]) => createGroupFragment(viewOf(tree, 'outer/1'))(inner);
  expect(fragmentIn([outer, ...groups(2, 20)])).toBeUndefined();
  expect(fragmentIn([outer, ...groups(10, 20)])).toBeDefined();
});

function left(tree: readonly SidebarGroup[], path: string): string[] {
  const fragment = createGroupFragment(viewOf(tree, path));
  return tree.filter((item) => fragment(item) !== undefined).map(({ id }) => id);
}

function viewOf(items: readonly SidebarGroup[], path: string) {
  const [id = ''] = path.split('/');
  return {
    openGroups: items.some((item) => item.id === id) ? [id] : [],
    page: { url: `/${path}` } as PageView['page'],
    section: { id: '/navigation', items },
  };
}

function groups(count: number, pages: number): SidebarGroup[] {
  return Array.from({ length: count }, (_, index) => group(`g${index}`, pages));
}

function group(id: string, pages: number): SidebarGroup {
  const items = Array.from({ length: pages }, (_, index): SidebarPage => {
    const name = `${id}/${index}`;
    return { kind: 'page', path: name, url: `/${name}`, label: name, deprecated: false };
  });
  const firstUrl = `/${id}/0`;
  const shown = { collapsible: false, expanded: true, hasRoot: false };
  return { kind: 'group', id, label: id, ...shown, firstUrl, items };
}
