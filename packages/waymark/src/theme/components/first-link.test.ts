import type { SidebarGroup, SidebarPage } from '@waymark/core';
import { expect, test } from 'vitest';
import { firstLink } from './first-link.ts';

const page = (url: string): SidebarPage => ({ kind: 'page', url, label: url, deprecated: false });
const group = (facts: Partial<SidebarGroup>): SidebarGroup => ({
  kind: 'group',
  id: 'g',
  label: 'Group',
  collapsible: true,
  expanded: false,
  hasRoot: false,
  items: [],
  ...facts,
});

test('The first link of a list is its first page, or that of its first group', () => {
  expect(firstLink([page('/one'), page('/two')])).toBe('/one');
  expect(firstLink([group({ items: [group({ items: [page('/deep')] })] }), page('/two')])).toBe(
    '/deep',
  );
});

test('A group with a page of its own has that before its list', () => {
  const items = [page('/inner')];
  expect(firstLink([group({ hasRoot: true, url: '/root', items })])).toBe('/root');
  expect(firstLink([group({ url: '/inner', items: [page('/other')] })])).toBe('/other');
});

test('An empty list has none', () => {
  expect(firstLink([])).toBeUndefined();
  expect(firstLink([group({})])).toBeUndefined();
});
