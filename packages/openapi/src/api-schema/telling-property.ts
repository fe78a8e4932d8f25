import type { JsonObject } from '../model/json.ts';
import { objectMember, textList } from '../reference/member.ts';
import { keyword } from './keywords.ts';
import type { Part } from './part.ts';
import { viewOf } from './view.ts';

/**
 * For each of several alternatives a property that it alone requires, else one that it alone has:
 * what a value of it is known by.
 */
export function tellingProperties(
  root: JsonObject,
  alternatives: readonly (readonly Part[])[],
): readonly (string | undefined)[] {
  const leaves = alternatives.map((parts) => viewOf(root, parts).leaves);
  const required = onlyThere(
    leaves.map((all) => all.flatMap((leaf) => textList(keyword(leaf, 'required')))),
  );
  const known = onlyThere(
    leaves.map((all) =>
      all.flatMap((leaf) => Object.keys(objectMember(leaf.schema, 'properties'))),
    ),
  );
  return alternatives.map((_, index) => required[index] ?? known[index]);
}

/** Of each list the first name that no other list has. */
function onlyThere(lists: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const name of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return lists.map((list) => list.find((name) => counts.get(name) === 1));
}
