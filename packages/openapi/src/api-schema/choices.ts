import type { JsonObject } from '../model/json.ts';
import { listMember, objectMember } from '../reference/member.ts';
import {
  type Discriminator,
  discriminatorOf,
  forcedPart,
  heirOf,
  inheritors,
} from './discriminator.ts';
import { hasOwnLabels, type Labelled } from './labels.ts';
import { aliases } from './name.ts';
import type { Leaf, Part } from './part.ts';
import type { Problem } from './problem.ts';
import type { Union, UnionPart } from './unions.ts';
import { asPart, type View, viewOf } from './view.ts';

/** One of the shapes that a value may have. */
export interface Choice extends Labelled {
  /** All that holds for it: the alternative, and what stands around the alternatives. */
  readonly parts: readonly Part[];
  /** Place in the list as written where there is one list; for anchors. */
  readonly index: number;
  /** What a value is of which the discriminator says nothing else. */
  readonly isDefault: boolean;
}

/** What a value can be, alternative by alternative. */
export interface Choices {
  /** Empty where there is nothing to choose; one that is alone is what the value is. */
  readonly list: readonly Choice[];
  readonly discriminator?: string;
  readonly problems: readonly Problem[];
}

/** Combinations of several unions, and alternatives of one (docs/format/openapi.md#composition). */
const maxCombinations = 64;
const maxAlternatives = 200;

const known = new WeakMap<View, Choices>();

/** The shapes to choose from at a place: its alternatives, or the heirs of a base type. */
export function choicesOf(root: JsonObject, view: View): Choices {
  const found = known.get(view) ?? computeChoices(root, view);
  known.set(view, found);
  return found;
}

function computeChoices(root: JsonObject, view: View): Choices {
  const discriminator = discriminatorOf(root, view.leaves);
  const name = discriminator?.property;
  if (view.unions.length === 0) {
    const heirs = discriminator === undefined ? [] : heirsAt(root, view, discriminator);
    const list = heirChoices(root, view, heirs, discriminator);
    return { list, discriminator: name, problems: [] };
  }
  const problems: Problem[] = [];
  const combinations = combine(root, view.unions, problems);
  const shared = sharedParts(view, combinations.isPartial ? view.unions.slice(0, 1) : view.unions);
  const all = combinations.list.map((combination) =>
    choiceOf(root, shared, combination, discriminator),
  );
  const isPossible = ({ parts }: Choice) => !viewOf(root, parts).isConflict;
  const isOther = ({ parts }: Choice) => viewOf(root, parts).key !== view.key;
  const possible = all.filter(isOther).filter(isPossible);
  const list = possible.length > 0 ? possible : all;
  return { list: flattened(root, list, discriminator), discriminator: name, problems };
}

function combine(
  root: JsonObject,
  unions: readonly Union[],
  problems: Problem[],
): { readonly list: readonly (readonly UnionPart[])[]; readonly isPartial: boolean } {
  const count = unions.reduce((product, union) => product * union.alternatives.length, 1);
  const [first] = unions;
  if (first === undefined) return { list: [], isPartial: false };
  const isPartial = unions.length > 1 && count > maxCombinations;
  if (isPartial || first.alternatives.length > maxAlternatives) {
    const message = isPartial
      ? `The unions of this schema have ${count} combinations; each union is shown by itself.`
      : `The first ${maxAlternatives} of ${first.alternatives.length} alternatives are shown.`;
    problems.push({ code: 'openapi-schema-limit', pointer: first.leaf.pointer, message });
  }
  let list: readonly (readonly UnionPart[])[] = [[]];
  for (const union of isPartial ? [first] : unions) {
    // A union that is one of its own alternatives adds nothing to them.
    const others = union.alternatives.filter(
      ({ part }) => !aliases(root, part).includes(union.leaf.pointer),
    );
    const alternatives = others.slice(0, maxAlternatives);
    list = list.flatMap((before) => alternatives.map((alternative) => [...before, alternative]));
  }
  return { list, isPartial };
}

/** What holds for every alternative: all leaves, without the unions that are being resolved. */
function sharedParts(view: View, resolved: readonly Union[]): readonly Part[] {
  const isWhole = resolved.length === view.unions.length;
  return view.leaves.map((leaf) => {
    const own = resolved.filter((union) => union.leaf === leaf);
    const only = own.length === 1 && !isWhole ? own[0]?.keyword : undefined;
    const omit = isWhole || own.length > 1 ? 'all' : (only ?? leaf.omit);
    return { ...asPart(leaf), omit, isShared: true };
  });
}

function choiceOf(
  root: JsonObject,
  shared: readonly Part[],
  combination: readonly UnionPart[],
  discriminator: Discriminator | undefined,
): Choice {
  const own = combination.map(({ part }) => ({ ...part, level: 0 }));
  const values = discriminator?.valuesOf(own) ?? [];
  const forced = discriminator && forcedPart(root, [...shared, ...own], discriminator, values);
  const parts = forced === undefined ? [...shared, ...own] : [...shared, ...own, forced];
  const isDefault = discriminator?.isDefault(own) ?? false;
  return { parts, own, values, index: combination[0]?.index ?? 0, isDefault };
}

/** The types behind a base type, or the one that the view is of. */
function heirsAt(root: JsonObject, view: View, discriminator: Discriminator): readonly Part[] {
  const heirs = inheritors(root, view, discriminator);
  if (heirs.length > 0 || hasConstant(view, discriminator.property)) return heirs;
  const own = heirOf(root, view, discriminator);
  return own === undefined ? [] : [own];
}

/** Whether one value of a property is the only one. */
function hasConstant({ leaves }: View, property: string): boolean {
  return leaves.some(({ schema }) => {
    const own = objectMember(objectMember(schema, 'properties'), property);
    return Object.hasOwn(own, 'const') || listMember(own, 'enum').length === 1;
  });
}

function heirChoices(
  root: JsonObject,
  view: View,
  heirs: readonly Part[],
  discriminator: Discriminator | undefined,
): readonly Choice[] {
  const shared: Part[] = view.leaves.map((leaf: Leaf) => ({
    ...asPart(leaf),
    omit: 'all',
    isShared: true,
  }));
  return heirs.map((part, index) => choiceOf(root, shared, [{ part, index }], discriminator));
}

/** Alternatives that are but a union themselves take part with their own. */
function flattened(
  root: JsonObject,
  choices: readonly Choice[],
  discriminator: Discriminator | undefined,
): readonly Choice[] {
  if (discriminator !== undefined) return choices;
  const result: Choice[] = [];
  for (const choice of choices) {
    const view = viewOf(root, choice.parts);
    const [inner] = view.unions;
    if (view.unions.length !== 1 || inner === undefined || !isPureUnion(view, inner)) {
      result.push(choice);
      continue;
    }
    const shared = sharedParts(view, view.unions);
    for (const part of inner.alternatives) result.push(choiceOf(root, shared, [part], undefined));
  }
  if (result.length === choices.length || result.length > maxCombinations) return choices;
  if (!hasOwnLabels(root, result)) return choices;
  return result.map((choice, index) => ({ ...choice, index }));
}

const unionKeywords = new Set(['oneOf', 'anyOf', 'nullable', 'type', 'description', 'title']);

function isPureUnion(view: View, union: Union): boolean {
  if (view.nullable) return false;
  return (
    view.leaves.every(
      (leaf) => leaf.isShared || Object.keys(leaf.schema).every((key) => unionKeywords.has(key)),
    ) && Object.hasOwn(union.leaf.schema, union.keyword)
  );
}
