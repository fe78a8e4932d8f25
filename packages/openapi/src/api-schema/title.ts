import { keyword, ownLeaves } from './keywords.ts';
import type { View } from './view.ts';

/** The title of a schema; that of a base type among its parts is not its own. */
export function schemaTitle(view: View): string | undefined {
  const leaves = ownLeaves(view.leaves);
  const isAlone = leaves.filter((leaf) => leaf.hasShape).length <= 1;
  let title: string | undefined;
  let level = Number.POSITIVE_INFINITY;
  for (const leaf of leaves) {
    const written = keyword(leaf, 'title');
    if (typeof written !== 'string' || written === '' || leaf.level > level) continue;
    if (leaf.level > 0 && leaf.isReferenced && !isAlone) continue;
    title = written;
    level = leaf.level;
  }
  return title;
}
