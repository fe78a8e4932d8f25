import type { AnchorLink, Section, TabLink } from '../../view.ts';
import { findLanguage } from '../languages.ts';
import type { NavNode } from '../node.ts';
import { anchorLinks } from './anchors.ts';
import { divisionOf, divisionsOf } from './branch.ts';
import type { FirstPages } from './first-page.ts';
import { type ReadingOrder, readingOrder } from './pagination.ts';
import type { Sections } from './section.ts';
import { type LinkContext, tabRows } from './tabs.ts';
import type { TreeIndex } from './tree-index.ts';

/** Everything around a page that is the same for all pages of its deepest division. */
export interface Frame {
  readonly context: LinkContext;
  readonly language?: string | undefined;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly version?: string | undefined;
  readonly product?: string | undefined;
  readonly tabs: readonly (readonly TabLink[])[];
  readonly anchors: readonly AnchorLink[];
  readonly section: Section;
  readonly order: ReadingOrder;
}

/** The frame of the deepest division that holds a node; made once for each division. */
export type Frames = (node: NavNode) => Frame;

/** Frames of a tree, made when first asked for. */
export function createFrames(tree: TreeIndex, first: FirstPages, sections: Sections): Frames {
  const frames = new Map<NavNode, Frame>();
  return (node) => {
    const divisions = divisionsOf(tree.branch(node));
    const deepest = divisions.at(-1) ?? tree.root;
    const frame = frames.get(deepest) ?? createFrame(deepest, divisions, tree, first, sections);
    frames.set(deepest, frame);
    return frame;
  };
}

function createFrame(
  deepest: NavNode,
  divisions: readonly NavNode[],
  tree: TreeIndex,
  first: FirstPages,
  sections: Sections,
): Frame {
  const language = divisionOf(divisions, 'language')?.language;
  const version = divisionOf(divisions, 'version')?.label;
  const known = language === undefined ? undefined : findLanguage(language)?.language;
  const context = { tree, first, divisions, selection: { language, version } };
  return {
    context,
    language,
    lang: known?.tag ?? language ?? 'en',
    dir: known?.dir ?? 'ltr',
    version,
    product: divisionOf(divisions, 'product')?.label,
    tabs: tabRows(context),
    anchors: anchorLinks(context),
    section: sections.of(deepest),
    order: readingOrder(sections.own(deepest)),
  };
}
