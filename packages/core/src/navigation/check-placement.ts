import { quote } from '../config/json-value.ts';
import type { BuildContext } from './build-context.ts';
import type { NavNode } from './node.ts';
import { pathOf } from './node-path.ts';

/** Checks what only the finished tree shows: pages listed twice in one part, `expanded` on top. */
export function checkPlacement(root: NavNode, context: BuildContext): void {
  checkDivision(root, context);
}

function checkDivision(division: NavNode, context: BuildContext): void {
  const listed = new Map<string, NavNode>();
  const visit = (node: NavNode, parent: NavNode) => {
    if (node.kind === 'page') checkRepeated(node, listed, context);
    else if (node.kind !== 'group' && node.kind !== 'endpoint') return checkDivision(node, context);
    if (node.kind === 'group' && parent.kind !== 'group') checkExpanded(node, context);
    for (const child of node.children) visit(child, node);
  };
  for (const child of division.children) visit(child, division);
}

function checkRepeated(node: NavNode, listed: Map<string, NavNode>, context: BuildContext): void {
  const path = node.path ?? '';
  const first = listed.get(path);
  if (!first) {
    listed.set(path, node);
    return;
  }
  context.report(
    'navigation-page-repeated',
    pathOf(node.id),
    `The page ${quote(path)} is listed twice here, first at ${first.id}.`,
    'Remove one of the entries.',
  );
}

function checkExpanded(node: NavNode, context: BuildContext): void {
  if (node.expanded === undefined) return;
  context.report(
    'navigation-key-unused',
    [...pathOf(node.id), 'expanded'],
    '`expanded` has no effect on a top-level group, which is always open.',
    'Remove it.',
  );
}
