import { quote } from '../config/json-value.ts';
import { pathOf } from '../config/path.ts';
import type { BuildContext } from './build-context.ts';
import type { NavNode } from './node.ts';
import { contents, saysMore, withoutHidden } from './repeated-divisions.ts';

/**
 * Where an element has pages beside groups, leaves out and reports the pages that a group lists too:
 * they would stand there twice. A group that is hidden or says who may read it takes none away.
 */
export function withoutRepeatedPages(
  children: readonly NavNode[],
  context: BuildContext,
): readonly NavNode[] {
  const holders = new Map<string, NavNode>();
  for (const node of children) {
    if (node.kind !== 'group' || saysMore(node)) continue;
    for (const content of contents(withoutHidden(node))) {
      if (!holders.has(content)) holders.set(content, node);
    }
  }
  return children.filter((node) => {
    if (node.kind !== 'page' && node.kind !== 'endpoint') return true;
    const [group] = contents(node).flatMap((content) => holders.get(content) ?? []);
    if (!group) return true;
    const name = quote(node.path ?? node.label);
    const message = `The ${node.kind} ${name} is listed twice here, beside groups and in the group ${quote(group.label)}, which shows it.`;
    context.report('navigation-page-repeated', pathOf(node.id), message, 'Remove this entry.');
    return false;
  });
}
