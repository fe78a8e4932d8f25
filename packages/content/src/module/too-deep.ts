import type { Nodes, Parents, Root, RootContent } from 'mdast';

/** So many nodes may stand in each other. The compiler takes 128, of which a page makes some itself. */
const deepest = 100;

/** What may hold only what is its own: text would not stand in it. */
const ownChildren: ReadonlySet<string> = new Set(['list', 'table', 'tableRow']);

/** What holds text itself; all else holds paragraphs. */
const holdsText =
  /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|linkReference|mdxJsxTextElement)$/;

/**
 * Makes text of what stands too deep in other nodes.
 *
 * @returns where that text begins, as offsets in the source
 */
export function deepAsText(root: Root, source: string): number[] {
  const found: number[] = [];
  const open: { readonly node: Nodes; readonly depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (!('children' in node) || node.children.length === 0) continue;
    if (depth < deepest || ownChildren.has(node.type)) {
      for (const child of node.children) open.push({ node: child, depth: depth + 1 });
      continue;
    }
    const start = node.children[0]?.position?.start.offset;
    const end = node.children.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) continue;
    found.push(start);
    setText(node, source.slice(start, end));
  }
  return found.sort((a, b) => a - b);
}

function setText(node: Parents, value: string): void {
  const text = { type: 'text' as const, value };
  const child: RootContent = holdsText.test(node.type)
    ? text
    : { type: 'paragraph', children: [text] };
  (node.children as RootContent[]) = [child];
}
