import type { Alternative, FieldModel, JsonType, SchemaModel } from '../model/schema.ts';
import { anchorPath } from './anchors.ts';
import { contentParts, elementParts, itemParts } from './children.ts';
import { describe } from './describe.ts';
import { fieldsOf, otherFieldsOf } from './fields.ts';
import { fileLabel } from './file-kind.ts';
import { choiceLabels } from './labels.ts';
import type { Part } from './part.ts';
import { type Settled, settle, unsettled } from './settle.ts';
import {
  type Branch,
  type Draft,
  emptyDraft,
  type FieldDraft,
  type Place,
  type Task,
  type TreeContext,
} from './tree.ts';
import type { View } from './view.ts';

/** Limits of one tree; all but a few real schemas stay below them. */
const maxDepth = 8;
const maxRows = 1_500;
/** Elements of elements and alternatives of alternatives, which are no rows of their own. */
const maxNesting = 32;

interface Build {
  readonly context: TreeContext;
  readonly tasks: Task[];
  rows: number;
}

/**
 * The tree of a schema for a page, breadth first: where it is cut for its size, it is the deepest
 * rows that are missing.
 *
 * @param path what anchors start with, such as `body` or `response`
 * @param anchor that of the row the schema itself stands in, if it has one
 */
export function schemaModel(
  context: TreeContext,
  parts: readonly Part[],
  path: string,
  anchor?: string,
): SchemaModel {
  const draft = emptyDraft();
  const place = { parts, named: parts, path, anchor, depth: 0, nesting: 0, branch: undefined };
  const build: Build = { context, tasks: [{ draft, place }], rows: 0 };
  for (let index = 0; index < build.tasks.length; index += 1) {
    const task = build.tasks[index];
    if (task !== undefined) fill(build, task);
  }
  for (const { draft: union } of build.tasks.toReversed()) {
    if (union.kind === 'union' && union.types.length === 0)
      union.types = typesOfAlternatives(union);
  }
  return draft;
}

function fill(build: Build, { draft, place }: Task): void {
  const { context } = build;
  const isFull = build.rows >= maxRows || place.nesting >= maxNesting;
  const settled = (isFull ? unsettled : settle)(context.root, place.parts);
  for (const problem of settled.problems) context.report(problem);
  describe(context, draft, place, settled);
  const { shape } = settled;
  draft.kind = isFull && shape.unions.length > 0 ? 'union' : kindOf(settled);
  if (shape.unresolved !== undefined) {
    draft.kind = 'cut';
    draft.cut = { reason: 'unresolved' };
    return;
  }
  if (draft.kind === 'scalar') fillContent(build, draft, place, shape);
  if (!['object', 'array', 'tuple', 'union'].includes(draft.kind)) return;
  if (isCut(draft, place, shape, isFull)) return;
  const branch = { key: shape.key, anchor: place.anchor, parent: place.branch };
  if (draft.kind === 'union') fillUnion(build, draft, place, settled, branch);
  else if (draft.kind === 'object') fillObject(build, draft, place, shape, branch);
  else fillArray(build, draft, place, shape, branch);
}

function kindOf({ shape, choices }: Settled): SchemaModel['kind'] {
  if (shape.isNever) return 'never';
  if (choices.length > 0) return 'union';
  if (fileLabel(shape) !== undefined) return 'file';
  const [type] = shape.types;
  if (shape.types.length > 1) return 'scalar';
  if (type === 'array') return elementParts(shape).length > 0 ? 'tuple' : 'array';
  if (type === 'object') return 'object';
  const isConstant = shape.constants !== undefined || shape.isNull;
  return type === undefined && !isConstant ? 'any' : 'scalar';
}

/** A schema on its own branch, or too deep to be shown, stands as its type alone. */
function isCut(draft: Draft, place: Place, shape: View, isFull: boolean): boolean {
  for (let above = place.branch; above !== undefined; above = above.parent) {
    if (above.key !== shape.key) continue;
    draft.kind = 'cut';
    draft.type = draft.name ?? draft.type;
    draft.cut = { reason: 'recursive', anchor: above.anchor };
    return true;
  }
  const isDeep = place.depth >= maxDepth && draft.kind !== 'array';
  if (!isFull && !isDeep) return false;
  draft.kind = 'cut';
  draft.cut = { reason: 'limit' };
  return true;
}

function fillObject(build: Build, draft: Draft, place: Place, shape: View, branch: Branch): void {
  const fields = fieldsOf(build.context, shape);
  draft.otherFields = otherFieldsOf(build.context, shape, fields);
  const shown = takeRows(build, draft, fields);
  draft.fields = shown.map((field) => fieldModel(build, place, field, branch));
}

/** As many as there are rows left; the model says so where some are missing. */
function takeRows<Row>(build: Build, draft: Draft, rows: readonly Row[]): readonly Row[] {
  const left = maxRows - build.rows;
  const taken = rows.length <= left ? rows : rows.slice(0, left);
  if (taken.length < rows.length) draft.cut = { reason: 'limit' };
  build.rows += taken.length;
  return taken;
}

function fieldModel(build: Build, place: Place, field: FieldDraft, branch: Branch): FieldModel {
  const { name, nameKind, required, parts } = field;
  const path = anchorPath(place.path, name);
  const anchor = build.context.anchors.take(path);
  const schema = emptyDraft();
  const depth = place.depth + 1;
  const nesting = place.nesting + 1;
  const at = { parts, named: parts, path, anchor, depth, nesting, branch };
  build.tasks.push({ draft: schema, place: at });
  return { name, nameKind, anchor, required, schema };
}

function fillArray(build: Build, draft: Draft, place: Place, shape: View, branch: Branch): void {
  const elements = takeRows(build, draft, elementParts(shape));
  if (elements.length > 0) {
    draft.elements = elements.map((parts, index) =>
      child(build, place, parts, `items-${index}`, branch),
    );
  }
  const items = itemParts(shape);
  if (items.length > 0) draft.items = child(build, place, items, 'items', branch);
  else if (elements.length === 0) draft.items = emptyDraft();
}

function fillUnion(
  build: Build,
  draft: Draft,
  place: Place,
  settled: Settled,
  branch: Branch,
): void {
  const { choices, discriminator } = settled;
  const labels = choiceLabels(build.context.root, choices);
  const shown = takeRows(build, draft, choices);
  draft.discriminator = discriminator;
  draft.alternatives = shown.map((choice, index): Alternative => {
    const segment = `one-of-${choice.index}`;
    const anchor = build.context.anchors.take(`${place.path}-${segment}`);
    return {
      label: labels[index] ?? '',
      anchor,
      discriminatorValues: choice.values,
      isDefault: choice.isDefault,
      schema: child(build, { ...place, anchor }, choice.parts, segment, branch, choice.own),
    };
  });
}

/** What a text holds, such as JSON, is shown below it (`contentSchema`). */
function fillContent(build: Build, draft: Draft, place: Place, shape: View): void {
  const parts = contentParts(shape);
  if (parts.length === 0 || place.nesting >= maxNesting || place.depth >= maxDepth) return;
  const branch = { key: shape.key, anchor: place.anchor, parent: place.branch };
  draft.content = child(build, place, parts, 'content', branch);
}

function child(
  build: Build,
  place: Place,
  parts: readonly Part[],
  segment: string,
  branch: Branch,
  named = parts,
): SchemaModel {
  const schema = emptyDraft();
  const path = place.path === '' ? segment : `${place.path}-${segment}`;
  const { anchor, depth } = place;
  const nesting = place.nesting + 1;
  const at = { parts, named, path, anchor, depth, nesting, branch };
  build.tasks.push({ draft: schema, place: at });
  return schema;
}

/** Types that a value of any alternative may have. */
function typesOfAlternatives(model: SchemaModel): readonly JsonType[] {
  const alternatives = model.alternatives ?? [];
  const types = alternatives.map(({ schema }) => schema.types);
  return types.some((list) => list.length === 0) ? [] : [...new Set(types.flat())];
}
