import type { Crumb } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { groupsOf } from './branch.ts';
import type { LinkContext } from './tabs.ts';

/**
 * The trail of a page (docs/format/docs-json.md#trail): active divisions, then groups from the
 * outside in; blank labels and the page itself are left out. A version or language is no step on
 * the way: it is a form of the whole way, which its switcher shows, and the trail is the same in
 * each of them.
 */
export function breadcrumbs(branch: readonly NavNode[], context: LinkContext): readonly Crumb[] {
  return trail(branch, context).map((node) => crumb(node, context));
}

/** The labels of a trail, which take no search for where it leads. */
export function trailLabels(branch: readonly NavNode[], context: LinkContext): readonly string[] {
  return trail(branch, context).map(({ label }) => label);
}

function trail(branch: readonly NavNode[], { divisions }: LinkContext): readonly NavNode[] {
  const named = divisions.filter(
    ({ kind }) => kind !== 'root' && kind !== 'version' && kind !== 'language',
  );
  return [...named, ...groupsOf(branch)].filter(({ label }) => label !== '');
}

/** What `styling.eyebrows` shows above the title (docs/format/docs-json.md#eyebrows). */
export function eyebrow(
  setting: 'section' | 'breadcrumbs',
  trail: readonly Crumb[],
  branch: readonly NavNode[],
  context: LinkContext,
): readonly Crumb[] {
  if (setting === 'breadcrumbs') return trail;
  const group = groupsOf(branch).at(-1);
  return group && group.label !== '' ? [crumb(group, context)] : [];
}

function crumb(node: NavNode, { first, selection }: LinkContext): Crumb {
  return { label: node.label, url: first.url(node, selection) };
}
