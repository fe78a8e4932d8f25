import { type Frontmatter, pagePath, titleFromPath, writtenTitle } from '@waymark/core/page';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { anchorNode, isAnchorNode } from './anchors.ts';
import type { FoundHeading } from './headings.ts';
import { showsTitle } from './shows-title.ts';

/** What the heading that a page starts with means for it. */
export interface FirstHeading {
  /** The heading, where it was taken out: it said the title of the page, which stands above it. */
  readonly taken?: FoundHeading;
  /** Whether it is taken out depends on the name of the file. */
  readonly dependsOnName: boolean;
}

const other: FirstHeading = { dependsOnName: false };

/**
 * Takes the heading that a page starts with out of it where it only repeats the page's title, so
 * that readers see it once. Its ids stay, for links (docs/format/pages.md#heading-ids).
 *
 * @param headings of the page, their ids given
 * @param readFrontmatter asked only where it counts
 */
export function takeRepeatedTitle(
  root: Root,
  headings: readonly FoundHeading[],
  file: string,
  readFrontmatter: () => Frontmatter,
): FirstHeading {
  const [first] = headings;
  const node = root.children[0];
  if (first?.depth !== 1 || node?.type !== 'heading' || node !== first.node) return other;
  if (!node.children.every((child) => isPlain(child, `#${first.id}`))) return other;
  const frontmatter = readFrontmatter();
  const { api, asyncapi, mode, openapi, title } = frontmatter;
  if (!showsTitle(mode)) return other;
  // An empty title says that the content has a heading of its own.
  if (title === '') return other;
  const written = writtenTitle(frontmatter);
  // The title of an endpoint may come from its description, that of an index from what it stands for.
  const isNamed = /(?:^|\/)index\.mdx?$/.test(file) || (api ?? openapi ?? asyncapi) !== undefined;
  if (written === undefined && isNamed) return other;
  const dependsOnName = written === undefined;
  const shown = oneLine(written ?? titleFromPath(pagePath(file) ?? file));
  const text = oneLine(textOf(node));
  if (text === '' || text !== shown) return { dependsOnName };
  const names = (node.children as Nodes[]).filter(isAnchorNode);
  root.children.splice(0, 1, ...([anchorNode(first.id), ...names] as never[]));
  return { taken: first, dependsOnName };
}

/** Whether a node says nothing but its text; what a heading holds is a link to itself. */
function isPlain(node: Nodes, own: string): boolean {
  if (node.type === 'text' || node.type === 'inlineCode') return true;
  const isMark = node.type === 'emphasis' || node.type === 'strong';
  if (!isMark && !(node.type === 'link' && node.url === own)) return false;
  return node.children.every((child) => isPlain(child, own));
}

function oneLine(text: string): string {
  return text.replace(/[\s`*_]+/g, ' ').trim();
}
