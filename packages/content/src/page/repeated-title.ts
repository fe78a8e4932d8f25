import { pagePath, titleFromPath } from '@waymark/core';
import type { Nodes, Root } from 'mdast';
import { parseFrontmatter } from '../frontmatter.ts';
import { anchorNode, isAnchorNode } from './anchors.ts';
import type { FoundHeading } from './headings.ts';

/** What a heading at the start of a page means for it. */
export interface FirstHeading {
  /** It says the title of the page, which stands above it. */
  readonly repeatsTitle: boolean;
  /** Whether it does depends on the name of the file. */
  readonly dependsOnName: boolean;
}

const other: FirstHeading = { repeatsTitle: false, dependsOnName: false };

/**
 * Takes the heading that a page starts with out of it where it only repeats the page's title, so
 * that readers see it once. Its ids stay, for links (docs/format/pages.md#heading-ids).
 *
 * @param headings of the page, their ids given
 */
export function takeRepeatedTitle(
  root: Root,
  headings: readonly FoundHeading[],
  file: string,
  source: string,
): FirstHeading {
  const [first] = headings;
  if (first?.depth !== 1 || root.children[0] !== first.node) return other;
  const { frontmatter } = parseFrontmatter(source, file).value;
  const { api, asyncapi, mode, openapi, title } = frontmatter;
  if (mode === 'custom' || mode === 'frame') return other;
  // The title of an endpoint may come from its description.
  if (title === undefined && (api ?? openapi ?? asyncapi) !== undefined) return other;
  const dependsOnName = title === undefined;
  const shown = title ?? titleFromPath(pagePath(file) ?? file);
  if (oneLine(first.text) !== oneLine(String(shown))) return { ...other, dependsOnName };
  const names = (first.node.children as Nodes[]).filter(isAnchorNode);
  root.children.splice(0, 1, ...([anchorNode(first.id), ...names] as never[]));
  return { repeatsTitle: true, dependsOnName };
}

function oneLine(text: string): string {
  return text.replace(/[\s`*_]+/g, ' ').trim();
}
