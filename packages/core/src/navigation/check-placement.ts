import { quote } from '../config/json-value.ts';
import { pathOf } from '../config/path.ts';
import type { BuildContext } from './build-context.ts';
import type { NavNode } from './node.ts';

/** Checks what only the finished tree shows: pages listed twice in one part, `expanded` on top. */
export function checkPlacement(root: NavNode, context: BuildContext): void {
  const expanded: NavNode[] = [];
  checkDivision(root, expanded, context);
  checkExpanded(expanded, context);
}

/** @param expanded takes the groups of the top level that set `expanded` */
function checkDivision(division: NavNode, expanded: NavNode[], context: BuildContext): void {
  const listed = new Map<string, NavNode>();
  const visit = (node: NavNode, parent: NavNode) => {
    if (node.kind === 'page' || node.kind === 'endpoint') checkRepeated(node, listed, context);
    else if (node.kind !== 'group') return checkDivision(node, expanded, context);
    const isTop = node.kind === 'group' && parent.kind !== 'group';
    if (isTop && node.expanded !== undefined) expanded.push(node);
    for (const child of node.children) visit(child, node);
  };
  for (const child of division.children) visit(child, division);
}

function checkRepeated(node: NavNode, listed: Map<string, NavNode>, context: BuildContext): void {
  const name = node.path ?? node.label;
  const key = node.path ?? endpointKey(node);
  const first = listed.get(key);
  if (!first) {
    listed.set(key, node);
    return;
  }
  context.report(
    'navigation-page-repeated',
    pathOf(node.id),
    `The ${node.kind} ${quote(name)} is listed twice here, first at ${first.id}.`,
    'Remove one of the entries.',
  );
}

/** Equal for entries that mean the same operation of the same description. */
function endpointKey({ endpoint, openapi }: NavNode): string {
  const { method = '', path = '', file } = endpoint ?? {};
  const sources = file === undefined ? openapi?.map(({ source }) => source) : [file];
  return JSON.stringify([method.toUpperCase(), path.replace(/(?<=.)\/$/, ''), sources]);
}

/** Places that a diagnostic about many names. */
const namedPlaces = 3;

/** One cause is one diagnostic, however many groups have it. */
function checkExpanded(groups: readonly NavNode[], context: BuildContext): void {
  const [first] = groups;
  if (!first) return;
  const lines = groups.map(({ id }) => context.locate([...pathOf(id), 'expanded']).line);
  const named = lines.slice(0, namedPlaces).join(', ') + (lines.length > namedPlaces ? ' …' : '');
  const count = groups.length === 1 ? '' : ` ${groups.length} groups have it, at lines ${named}.`;
  context.report(
    'navigation-key-unused',
    [...pathOf(first.id), 'expanded'],
    `\`expanded\` has no effect on a top-level group, which is always open.${count}`,
    'Remove it.',
  );
}
