import type { Nodes, Root } from 'mdast';
import { reservedIds } from '../headings/reserved-ids.ts';
import { githubIds } from '../links/fragment.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, stringAttribute } from '../tree/jsx.ts';
import type { Anchors } from './compiled-page.ts';
import type { FoundHeading } from './headings.ts';

/** Where ids of a page come from. */
export interface AnchorSources {
  /** The page, all ids given out. */
  readonly root: Root;
  readonly headings: readonly FoundHeading[];
  /** Module code of the page and its snippets. */
  readonly code: readonly Nodes[];
  /** The page uses component files, which may bring ids along. */
  readonly imports: boolean;
}

/**
 * Everything that a fragment may name on a page. Headings that GitHub gives another id get an
 * invisible anchor of that name, so that links into content that came from there keep working
 * (docs/format/pages.md#fragments).
 */
export function collectAnchors({ root, headings, code, imports }: AnchorSources): Anchors {
  const ids = new Set(headings.map(({ id }) => id));
  let open = imports;
  const readCode = (text: string) => {
    for (const id of idsInCode(text)) ids.add(id);
    open ||= /\bid=\{(?!\s*["'`])/.test(text);
  };
  const read = (node: Nodes) => {
    if (isJsxElement(node)) {
      const id = stringAttribute(node, 'id');
      const name = node.name === 'a' ? stringAttribute(node, 'name') : undefined;
      for (const found of [id, name]) if (found) ids.add(found);
      for (const { value } of node.attributes)
        if (typeof value === 'object' && value) readCode(value.value);
    } else if ('value' in node && isCode(node)) readCode(node.value);
  };
  eachNode(root, read);
  for (const node of code) read(node);
  for (const [alias, node] of aliases(headings, ids)) {
    ids.add(alias);
    node.children = [anchorNode(alias), ...node.children] as never;
  }
  return { ids: [...ids], headings: headings.map(({ id, text }) => ({ id, text })), open };
}

/** Nodes whose value is JavaScript, which may hold elements. */
function isCode(node: Nodes): boolean {
  return ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'].includes(node.type);
}

function idsInCode(code: string): string[] {
  const written = code.matchAll(/\b(?:id|name)\s*[=:]\s*\{?\s*\\?["'`]([^"'`\\$]+)/g);
  return [...written].flatMap(([, id]) => id ?? []);
}

type Heading = Extract<FoundHeading['node'], { type: 'heading' }>;

function* aliases(
  headings: readonly FoundHeading[],
  ids: ReadonlySet<string>,
): Generator<[alias: string, node: Heading]> {
  const nodes = new Map(headings.map(({ id, node }) => [id, node]));
  for (const [alias, id] of githubIds(headings)) {
    if (alias === '' || ids.has(alias) || reservedIds.has(alias)) continue;
    const node = nodes.get(id);
    if (node?.type === 'heading') yield [alias, node];
  }
}

/** `<a id="…"></a>`, as a node that the compiler folds into the HTML around it. */
export function anchorNode(id: string) {
  return { type: 'emphasis', children: [], data: { hName: 'a', hProperties: { id } } };
}

/** Whether a node is an anchor that stands for a heading's other id. */
export function isAnchorNode({ data, type }: Nodes): boolean {
  return type === 'emphasis' && (data as { hName?: string } | undefined)?.hName === 'a';
}
