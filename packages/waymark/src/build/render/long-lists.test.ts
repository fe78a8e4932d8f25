import type { PageView, SidebarGroup, SidebarItem, SidebarPage } from '@waymark/core';
import { expect, test } from 'vitest';
import { createListPart } from './long-lists.ts';
import { listUrl } from './shown-tree.ts';

const page = (url: string): SidebarPage => ({
  ...{ kind: 'page', path: url.slice(1), url, label: url, deprecated: false },
});
const pages = (count: number) => Array.from({ length: count }, (_, at) => page(`/${at}`));

function viewOf(items: readonly SidebarItem[], url: string, openGroups: readonly string[] = []) {
  return { openGroups, page: { url } as PageView['page'], section: { id: '/navigation', items } };
}

function partOf(items: readonly SidebarItem[], url: string) {
  return createListPart(viewOf(items, url))(items);
}

test('A page has 32 entries of a long list before its own, and 32 after it', () => {
  const url = listUrl('/navigation');
  expect(partOf(pages(300), '/150')).toEqual({ start: 118, end: 183, url });
  expect(partOf(pages(101), '/50')).toEqual({ start: 18, end: 83, url });
});

test('A few entries at the ends of the list are not left out', () => {
  expect(partOf(pages(300), '/0')).toMatchObject({ start: 0, end: 33 });
  expect(partOf(pages(300), '/43')).toMatchObject({ start: 0, end: 76 });
  expect(partOf(pages(300), '/44')).toMatchObject({ start: 12, end: 77 });
  expect(partOf(pages(300), '/256')).toMatchObject({ start: 224, end: 300 });
  expect(partOf(pages(300), '/299')).toMatchObject({ start: 267, end: 300 });
});

test('A page that the list does not have is written with its beginning', () => {
  expect(partOf(pages(300), '/elsewhere')).toMatchObject({ start: 0, end: 33 });
});

test('A list of a hundred entries stands in the page as a whole', () => {
  expect(partOf(pages(100), '/50')).toBeUndefined();
  expect(partOf([], '/')).toBeUndefined();
});

test('The list of a group that does not hold the page is the same on all pages', () => {
  const other = pages(200);
  const items = [group('/own', [page('/a')]), group('/other', other)];
  expect(createListPart(viewOf(items, '/a', ['/own']))(other)).toBeUndefined();
});

test('The list of a group inside others has a file of its own, and groups in it are entries', () => {
  const inner = pages(200);
  const groups = Array.from({ length: 120 }, (_, at) => group(`/g/${at}`, at === 70 ? inner : []));
  const outer = [group('/outer', groups)];
  const part = createListPart(viewOf(outer, '/150', ['/outer', '/g/70']));
  expect(part(outer)).toBeUndefined();
  expect(part(groups)).toEqual({ start: 38, end: 103, url: listUrl('/outer') });
  expect(part(inner)).toEqual({ start: 118, end: 183, url: listUrl('/g/70') });
});

function group(id: string, items: readonly SidebarItem[]): SidebarGroup {
  const facts = { collapsible: true, expanded: false, hasRoot: false };
  return { kind: 'group', id, label: id, items, ...facts };
}
