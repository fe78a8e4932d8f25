import type { Nodes, RootContent } from 'mdast';
import type { MdxJsxTextElement } from 'satteri';
import type { Node } from 'unist';
import { isJsxElement } from '../tree/jsx.ts';

/**
 * Puts badges that stand alone on one line, or on lines that follow each other, into one
 * paragraph. The parser makes each a block of its own (docs/format/pages.md#inline).
 */
export function joinBadges(children: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  let run: RootContent[] = [];
  const close = () => {
    if (run.length > 0) joined.push(paragraph(run));
    run = [];
  };
  for (const child of children) {
    if (!isBlockBadge(child)) {
      close();
      joined.push(child);
      continue;
    }
    const last = run.at(-1);
    if (last && !isNextLine(last, child)) close();
    run.push(child);
  }
  close();
  return joined;
}

/** Whether a node is a badge that stands on a line of its own. */
export function isBlockBadge(node: Nodes): boolean {
  return node.type === 'mdxJsxFlowElement' && isJsxElement(node) && node.name === 'Badge';
}

function isNextLine(before: Node, after: Node): boolean {
  if (!before.position || !after.position) return false;
  return after.position.start.line - before.position.end.line <= 1;
}

/** The badges as inline elements with a space between them. */
function paragraph(badges: readonly RootContent[]): RootContent {
  const inline = badges.map(
    (badge) => ({ ...badge, type: 'mdxJsxTextElement' }) as MdxJsxTextElement,
  );
  const children = inline.flatMap((badge, index) =>
    index === 0 ? [badge] : [{ type: 'text' as const, value: ' ' }, badge],
  );
  return { type: 'paragraph', children, position: badges[0]?.position };
}
