import type { PageFacts } from '../../page/facts.ts';
import type { Directory, DirectoryEntry } from '../../view.ts';
import type { NavNode } from '../node.ts';
import type { TreeIndex } from './tree-index.ts';

/** What directories are made from. */
export interface DirectorySource {
  readonly tree: Pick<TreeIndex, 'isDrawn'>;
  readonly facts: ReadonlyMap<string, PageFacts>;
}

/**
 * What the root page of a group lists of it (docs/format/docs-json.md#directories). None on other
 * pages, and none where `directory` does not ask for it.
 *
 * @param node where the navigation names the page
 */
export function directoryOf(node: NavNode, source: DirectorySource): Directory | undefined {
  const { directory: style = 'none', kind } = node;
  if (kind !== 'group' || style === 'none') return undefined;
  const entries = entriesOf(node, source).filter(({ url }) => url !== ownUrl(node, source));
  return entries.length === 0 ? undefined : { style, entries };
}

function ownUrl({ root = '' }: NavNode, { facts }: DirectorySource): string | undefined {
  return facts.get(root)?.url;
}

function entriesOf(group: NavNode, source: DirectorySource): readonly DirectoryEntry[] {
  return group.children.flatMap((node): readonly DirectoryEntry[] => {
    if (!source.tree.isDrawn(node)) return [];
    if (node.kind === 'page') return pageEntry(source.facts.get(node.path ?? ''));
    return node.kind === 'group' ? groupEntry(node, source) : [];
  });
}

function pageEntry(page: PageFacts | undefined): readonly DirectoryEntry[] {
  if (!page) return [];
  const { description, icon, sidebarTitle: label, tag, url } = page;
  return [{ label, url, icon, tag, description, entries: [] }];
}

/** A group leads to its root page, and stands for its entries where its label is blank. */
function groupEntry(group: NavNode, source: DirectorySource): readonly DirectoryEntry[] {
  const entries = entriesOf(group, source);
  const root = source.facts.get(group.root ?? '');
  if (group.label.trim() === '') return [...pageEntry(root), ...entries];
  if (entries.length === 0) return pageEntry(root);
  const { icon, label, tag } = group;
  return [{ label, url: root?.url, icon, tag, description: root?.description, entries }];
}
