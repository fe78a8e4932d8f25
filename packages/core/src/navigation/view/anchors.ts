import type { AnchorLink } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { globalsOf, offered } from './branch.ts';
import { divisionLabel, divisionLink } from './division-link.ts';
import type { LinkContext } from './tabs.ts';

/** Anchors of every active level, outermost first, then global anchors. */
export function anchorLinks(context: LinkContext): readonly AnchorLink[] {
  const { divisions, tree } = context;
  const local = divisions.flatMap((level) =>
    offered(level.children, 'anchor', tree.isDrawn, divisions),
  );
  const global = globalsOf(divisions, 'anchor', tree.isDrawn);
  return [...local, ...global].map((anchor) => anchorLink(anchor, context));
}

function anchorLink(anchor: NavNode, context: LinkContext): AnchorLink {
  return {
    label: divisionLabel(anchor, context),
    ...divisionLink(anchor, context),
    icon: anchor.icon,
    color: anchor.color,
    active: context.divisions.includes(anchor),
  };
}
