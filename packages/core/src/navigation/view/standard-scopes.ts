import { languageTag } from '../languages.ts';
import type { NavNode } from '../node.ts';
import { isContent } from './branch.ts';
import { preferred } from './tree-index.ts';

/** A part of a site, by what its pages are known by in the content index. */
export interface StandardScope {
  /** BCP 47 tag. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
}

/**
 * The parts of a site that are meant where nobody says which: of each language and product the
 * default version, those of the default language first. Empty where there is nothing to choose.
 */
export function standardScopes(root: NavNode): readonly StandardScope[] {
  const found = new Map<string, StandardScope>();
  const visit = (node: NavNode, above: StandardScope): void => {
    const scope = { ...above, ...scopeOf(node) };
    const divisions = node.children.filter((child) => !isContent(child));
    const versions = divisions.filter(({ kind }) => kind === 'version');
    const [version] = preferred(versions);
    const meant = preferred(divisions).filter((one) => one.kind !== 'version' || one === version);
    if (meant.length === 0) found.set(JSON.stringify(scope), scope);
    for (const child of meant) visit(child, scope);
  };
  visit(root, {});
  return [...found.values()].filter(
    ({ language, version }) => language !== undefined || version !== undefined,
  );
}

function scopeOf({ kind, label, language }: NavNode): StandardScope {
  if (kind === 'language' && language !== undefined) return { language: languageTag(language) };
  if (kind === 'version') return { version: label };
  return kind === 'product' ? { product: label } : {};
}

/** What the versions of a site are called, each name once, in the order of the navigation. */
export function versionNames(root: NavNode): readonly string[] {
  const below = ({ kind, label, children }: NavNode): string[] => [
    ...(kind === 'version' ? [label] : []),
    ...children.filter((child) => !isContent(child)).flatMap(below),
  ];
  return [...new Set(below(root))];
}
