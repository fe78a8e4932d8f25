import type { JsonObject } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';
import { elementParts, itemParts } from './children.ts';
import { type Choice, choicesOf } from './choices.ts';
import { enumValues } from './enumeration.ts';
import { hasShape, outermostValue } from './keywords.ts';
import { type Part, partAt } from './part.ts';
import type { Problem } from './problem.ts';
import { asPart, type View, viewOf } from './view.ts';

/** A schema with everything decided that its page and its examples have in common. */
export interface Settled {
  /** What the schema is called and described as. */
  readonly view: View;
  /** What is nested in it; differs from `view` where one alternative is possible only. */
  readonly shape: View;
  /** Empty or at least two. */
  readonly choices: readonly Choice[];
  readonly discriminator?: string;
  readonly problems: readonly Problem[];
}

const maxRounds = 8;

const settledViews = new WeakMap<View, Settled>();

/** The view of several parts as one. */
export function settle(root: JsonObject, parts: readonly Part[]): Settled {
  const view = viewOf(root, parts);
  const found = settledViews.get(view) ?? settleView(root, view);
  settledViews.set(view, found);
  return found;
}

/** What is known without looking at alternatives, which takes the most time. */
export function unsettled(root: JsonObject, parts: readonly Part[]): Settled {
  const view = viewOf(root, parts);
  return { view, shape: view, choices: [], problems: view.problems };
}

function settleView(root: JsonObject, view: View): Settled {
  let shape = view;
  const problems: Problem[] = [...view.problems];
  for (let round = 0; ; round += 1) {
    const { list, discriminator, problems: more } = choicesOf(root, shape);
    problems.push(...more);
    const [only] = list;
    if (list.length === 1 && only !== undefined && round < maxRounds) {
      shape = viewOf(root, only.parts);
      continue;
    }
    const choices = list.length > 1 ? list : typeChoices(shape);
    problems.push(...valueConflicts(shape));
    return { view, shape, choices, discriminator, problems };
  }
}

/** A value of several types one of which has something nested is a choice between them. */
function typeChoices(view: View): readonly Choice[] {
  const { types, leaves } = view;
  if (types.length < 2 || !types.some((type) => isNested(view, type))) return [];
  const shared = leaves.map((leaf): Part => ({ ...asPart(leaf), omit: 'all', isShared: true }));
  return types.map((type, index) => {
    const own = partAt(`${leaves[0]?.pointer ?? ''}/type#${type}`, { type });
    return { parts: [...shared, own], own: [own], values: [], index, isDefault: false };
  });
}

function isNested(view: View, type: JsonType): boolean {
  if (type === 'object') return view.leaves.some((leaf) => hasShape(leaf.schema, 'all'));
  return type === 'array' && itemParts(view).length + elementParts(view).length > 0;
}

/** Enumerations of parts that have no value in common; a constant says which one is meant. */
function valueConflicts({ leaves }: View): readonly Problem[] {
  const { conflict } = enumValues(leaves);
  if (conflict === undefined || outermostValue(leaves, 'const') !== undefined) return [];
  const message = 'The parts of this schema allow different values, and none is in all of them.';
  return [{ code: 'openapi-schema-conflict', pointer: conflict.pointer, message }];
}
