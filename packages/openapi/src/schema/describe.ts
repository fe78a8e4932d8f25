import type { JsonObject, JsonValue } from '../model/json.ts';
import type { EnumValue, Written } from '../model/schema.ts';
import { bounded } from '../reference/bounded.ts';
import {
  allSay,
  anySays,
  isExpanded,
  pills,
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
import type { Part } from './part.ts';
import { rawKeywordsOf } from './raw-keywords.ts';
import type { Settled } from './settle.ts';
import { schemaTitle } from './title.ts';
import type { Draft, TreeContext } from './tree.ts';
import { typeLabel } from './type-label.ts';
import type { View } from './view.ts';

/** Fills in all that a schema says about itself, not about what is nested in it. */
export function describe(
  context: TreeContext,
  draft: Draft,
  parts: readonly Part[],
  settled: Settled,
): void {
  const { root } = context;
  const { view, shape } = settled;
  const file = fileLabel(shape);
  const { before, after } = pills(view, context.post);
  const format = outermostValue(shape.leaves, 'format');
  draft.type = typeLabel(root, view);
  draft.types = shape.types;
  draft.format = typeof format === 'string' ? format : undefined;
  draft.nullable = view.nullable || shape.nullable;
  draft.title = schemaTitle(view);
  draft.name = schemaName(root, parts);
  draft.description = schemaDescription(view);
  draft.deprecated = anySays(view, 'deprecated');
  draft.readOnly = allSay(view, 'readOnly');
  draft.writeOnly = allSay(view, 'writeOnly');
  draft.externalDocs = schemaDocs(view);
  draft.before = before;
  draft.after = after;
  draft.expanded = isExpanded(view);
  draft.constraints = constraintsOf(root, shape, file);
  draft.xml = xmlHints(shape);
  describeValues(context, draft, view, shape);
  const raw = rawKeywordsOf(shape);
  if (raw !== undefined) draft.raw = bounded(root, raw);
}

function describeValues(context: TreeContext, draft: Draft, view: View, shape: View): void {
  const { root } = context;
  draft.default = written(root, outermostValue(ownLeaves(view.leaves), 'default'));
  draft.const = written(root, outermostValue(shape.leaves, 'const'));
  const { values, conflict } = enumValues(shape.leaves);
  if (draft.const === undefined) draft.enum = boundedValues(root, view.constants ?? values);
  if (conflict !== undefined && draft.const === undefined) {
    const message = 'The parts of this schema allow different values, and none is in all of them.';
    const { pointer } = conflict;
    context.report({ code: 'openapi-schema-conflict', pointer, message });
  }
  const examples = schemaExamples(view);
  if (!examples.isPartial) draft.examples = examples.values.map((value) => bounded(root, value));
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
