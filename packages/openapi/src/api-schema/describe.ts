import type { JsonObject, JsonValue } from '../model/json.ts';
import type { EnumValue, Written } from '../model/schema.ts';
import { bounded } from '../reference/bounded.ts';
import {
  allSay,
  anySays,
  isExpanded,
  ownPills,
  postPills,
  schemaDescription,
  schemaDocs,
  schemaExamples,
  xmlHints,
} from './annotations.ts';
import { constraintsOf } from './constraints.ts';
import { enumValues } from './enumeration.ts';
import { fileLabel } from './file-kind.ts';
import { outermostValue, ownLeaves } from './keywords.ts';
import { schemaName } from './name.ts';
import { rawKeywordsOf } from './raw-keywords.ts';
import type { Settled } from './settle.ts';
import { schemaTitle } from './title.ts';
import type { Draft, Place, TreeContext } from './tree.ts';
import { typeLabel } from './type-label.ts';

/** What a schema says about itself, not about what is nested in it. */
type Description = Partial<Draft>;

/** The same component stands on many pages, and many times on one. */
const described = new WeakMap<Settled, Description>();

/** Fills in all that a schema says about itself. */
export function describe(
  context: TreeContext,
  draft: Draft,
  { named }: Pick<Place, 'named'>,
  settled: Settled,
): void {
  const { root, post } = context;
  const { view } = settled;
  const description = described.get(settled) ?? descriptionOf(root, settled);
  described.set(settled, description);
  Object.assign(draft, description);
  // Not part of what is kept: an alias and what it stands for differ in it.
  draft.name = schemaName(root, named);
  if (post.length > 0) draft.after = [...postPills(view, post), ...draft.after];
}

function descriptionOf(root: JsonObject, settled: Settled): Description {
  const { view, shape } = settled;
  const format = outermostValue(shape.leaves, 'format');
  const raw = rawKeywordsOf(shape);
  const xml = xmlHints(shape);
  return {
    type: typeLabel(root, view),
    types: shape.types,
    format: typeof format === 'string' ? format : undefined,
    nullable: view.nullable || shape.nullable,
    title: schemaTitle(view),
    description: schemaDescription(view),
    deprecated: anySays(view, 'deprecated'),
    readOnly: allSay(view, 'readOnly'),
    writeOnly: allSay(view, 'writeOnly'),
    externalDocs: schemaDocs(view),
    ...ownPills(view),
    expanded: isExpanded(view),
    constraints: constraintsOf(root, shape, fileLabel(shape)),
    xml: xml && bounded(root, xml),
    raw: raw && bounded(root, raw),
    ...valuesOf(root, settled),
  };
}

function valuesOf(root: JsonObject, { view, shape }: Settled): Partial<Draft> {
  const constant = written(root, outermostValue(shape.leaves, 'const'));
  const allowed = constant === undefined ? (view.constants ?? enumValues(shape.leaves).values) : [];
  const { values, isPartial } = schemaExamples(view);
  return {
    default: written(root, outermostValue(ownLeaves(view.leaves), 'default')),
    const: constant,
    enum: constant === undefined ? boundedValues(root, allowed) : undefined,
    examples: isPartial ? [] : values.map((value) => bounded(root, value)),
  };
}

function written(root: JsonObject, value: JsonValue | undefined): Written | undefined {
  return value === undefined ? undefined : { value: bounded(root, value) };
}

function boundedValues(
  root: JsonObject,
  values: readonly EnumValue[] | undefined,
): readonly EnumValue[] | undefined {
  return values?.map(({ value, description }) => ({
    value: bounded(root, value),
    ...(description === undefined ? {} : { description }),
  }));
}
