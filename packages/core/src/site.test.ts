import { expect, test } from 'vitest';
import { documentFromValue } from './config/document.ts';
import type { NavNode } from './navigation/node.ts';
import { buildSite, type SiteInput } from './site.ts';

/** A site whose first group gets a page that no file has. */
function expandedSite(navigation: unknown, frontmatter: object = { title: 'Made' }) {
  const pages = [{ path: 'a', file: 'a.mdx', frontmatter: {} }];
  const made = { path: 'made', file: 'source.json', frontmatter, generated: true as const };
  const expand: SiteInput['expand'] = (root) => ({
    value: { root: { ...root, children: root.children.map(withPage) }, pages: [...pages, made] },
    diagnostics: [],
  });
  const document = documentFromValue({ navigation });
  return buildSite({ document, config: { theme: 'maple' }, pages, expand });
}

function withPage(node: NavNode): NavNode {
  const page: NavNode = {
    kind: 'page',
    id: `${node.id}/made`,
    label: '',
    children: [],
    path: 'made',
  };
  return { ...node, children: [...node.children, page] };
}

test('A page that was added is listed as its frontmatter says', () => {
  const { value: site } = expandedSite({ groups: [{ group: 'G', pages: ['a'] }] });
  expect(site.root.children[0]?.children[1]).toMatchObject({ label: 'Made', url: '/made' });
  expect(site.view('a').next).toMatchObject({ label: 'Made', url: '/made' });
});

test('An added page may be hidden', () => {
  const { value: site } = expandedSite(
    { groups: [{ group: 'G', pages: ['a'] }] },
    { hidden: true },
  );
  expect(site.view('a').next).toBeUndefined();
  expect(site.view('made').page).toMatchObject({ hidden: true, listed: false });
});

test('Entries and roots that name an added page are not missing', () => {
  const { diagnostics } = expandedSite({
    groups: [{ group: 'G', root: 'made', pages: ['a', 'made', 'gone'] }],
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('The page "gone"'),
  ]);
});

test('What an element hides stays hidden', () => {
  const { value: site } = expandedSite({
    groups: [{ group: 'G', pages: ['a', { group: 'Inner', hidden: true, pages: ['a'] }] }],
  });
  const [group] = site.view('a').section.items;
  expect(group).toMatchObject({ items: [{ path: 'a' }, { path: 'made' }] });
});
