import { fill } from '@waymark/core';
import type { Alternative, FieldModel, JsonValue, SchemaModel } from '@waymark/openapi';
import { escapeHtml } from '../escape-html.ts';
import type { EndpointContext } from './context.ts';
import { fragment } from './html.ts';
import {
  code,
  fieldName,
  type Inline,
  joined,
  link,
  noLabel,
  plain,
  rowHead,
  span,
} from './inline.ts';
import { type Panel, panels } from './panels.ts';
import {
  bare,
  described,
  details,
  type ListRow,
  line,
  listRow,
  note,
  nothing,
  type Piece,
  pieces,
  rowList,
  within,
} from './piece.ts';
import { examples, schemaNotes } from './schema-notes.ts';
import { valueText } from './value-text.ts';

/** A row of a list of fields: a property, a parameter, a header. */
export interface Row {
  readonly name: string;
  readonly nameKind?: FieldModel['nameKind'];
  readonly anchor?: string;
  readonly required: boolean;
  readonly deprecated?: boolean;
  /** Markdown; in the place of that of the schema. */
  readonly description?: string | undefined;
  readonly schema: SchemaModel;
  readonly examples?: readonly JsonValue[];
  /** Labels after the others. */
  readonly labels?: readonly string[];
  /** What its place says of it, below its values. */
  readonly notes?: Piece;
}

/** A list of fields, each with those below it. */
export function fieldList(rows: readonly Row[], page: EndpointContext): Piece {
  return rowList(rows.map((row) => fieldRow(row, page)));
}

/**
 * A schema that is not the value of a named field: a body, an alternative.
 *
 * @param notesOf what there is to say of the field, or of the place in a list, with a name
 */
export function schemaBlock(
  schema: SchemaModel,
  page: EndpointContext,
  notesOf?: (name: string) => Piece,
): Piece {
  // That a list of fields is that of an object goes without saying.
  const isPlain = schema.kind === 'object' && schema.fields.length > 0 && !schema.nullable;
  const head =
    isPlain && schema.default === undefined
      ? nothing
      : bare(rowHead(noLabel, typePills(schema, false, page)));
  return pieces(head, schemaText(schema, undefined, page), below(schema, page, notesOf));
}

function fieldRow(row: Row, page: EndpointContext): ListRow {
  const { schema, name, nameKind = 'property', anchor } = row;
  const deprecated = row.deprecated ?? schema.deprecated;
  const labels = [
    ...typePills(schema, row.required, page),
    deprecated ? span(page.text.deprecated, 'wm-p wm-po') : noLabel,
    ...(row.labels ?? []).map(pill),
    ...schema.after.map(pill),
  ];
  const field = fieldName(name, nameKind === 'property' ? '' : ' wm-fx', anchor);
  const head = rowHead(field, labels, schema.before.map(pill));
  const values = examples(row.examples ?? [], page);
  const id = anchor ? ` id="${escapeHtml(anchor)}"` : '';
  const open = `<li class="wm-f${deprecated ? ' wm-fo' : ''}"${id}>`;
  page.budget.spend(open.length + head.html.length + values.html.length);
  const text = pieces(schemaText(schema, row.description, page), row.notes ?? nothing);
  return listRow(head, pieces(values, text, nested(schema, page)), open);
}

function typePills(schema: SchemaModel, required: boolean, page: EndpointContext): Inline[] {
  const { text } = page;
  return [
    span(schema.type, 'wm-ft'),
    schema.nullable ? pill(text.nullable) : noLabel,
    schema.default ? pill(`${text.default}: ${valueText(schema.default.value)}`) : noLabel,
    required ? span(text.required, 'wm-p wm-pr') : noLabel,
    schema.readOnly ? pill(text.readOnly) : noLabel,
    schema.writeOnly ? pill(text.writeOnly) : noLabel,
    cutMark(innermost(schema), page),
  ];
}

function pill(label: string): Inline {
  return span(label, 'wm-p');
}

/** Why nothing is shown below, and where it is. */
function cutMark({ cut }: SchemaModel, { text }: EndpointContext): Inline {
  if (cut?.reason !== 'recursive') return noLabel;
  if (cut.anchor === undefined) return pill(text.recursive);
  const url = fragment(cut.anchor);
  return link(url, text.recursive, `<a class="wm-p" href="${url}">`);
}

/** Description and rules of a schema, and those of its elements or of what its text holds. */
function schemaText(
  schema: SchemaModel,
  description: string | undefined,
  page: EndpointContext,
): Piece {
  const levels = withElements(schema);
  const [own, ...ofElements] = levels.map((level) => level.description);
  const descriptions = new Set([description ?? own, ...ofElements]);
  const notes = levels.flatMap((level) => [schemaNotes(level, page), cutNote(level, page)]);
  const text = pieces(...[...descriptions].map((each) => described(each, page)), ...notes);
  page.budget.spend(text.html.length);
  return text;
}

function cutNote({ cut }: SchemaModel, { text }: EndpointContext): Piece {
  if (cut === undefined || cut.reason === 'recursive') return nothing;
  return line(plain(cut.reason === 'limit' ? text.fieldsNotShown : text.partNotFound));
}

/** What lies below a field, to be opened. */
function nested(schema: SchemaModel, page: EndpointContext): Piece {
  if (!hasMore(schema)) return nothing;
  if (page.budget.isSpent) return notShown(page);
  const isUnion = innermost(schema).kind === 'union';
  const label = isUnion ? page.text.alternatives : page.text.childAttributes;
  const open = page.expanded || schema.expanded ? ' open' : '';
  return details(
    plain(label),
    within('<div>', below(schema, page)),
    `<details class="wm-d"${open}>`,
  );
}

function notShown({ text }: EndpointContext): Piece {
  return line(plain(text.fieldsNotShown));
}

/** Characters of the markup around an alternative. */
const panelFrame = 250;

/** The fields, elements or alternatives of a schema. */
function below(
  schema: SchemaModel,
  page: EndpointContext,
  notesOf: (name: string) => Piece = () => nothing,
): Piece {
  const inner = innermost(schema);
  if (inner.kind === 'object') {
    const rows = inner.fields.map((field) => ({ ...field, notes: notesOf(field.name) }));
    return fieldList(rows, page);
  }
  if (inner.kind === 'tuple') return fieldList(elementRows(inner, notesOf), page);
  return inner.kind === 'union' && hasMore(inner) ? alternatives(inner, page) : nothing;
}

/** The first elements, then one row for all others, if there may be any. */
function elementRows(
  { elements = [], items }: SchemaModel,
  notesOf: (name: string) => Piece,
): readonly Row[] {
  const row = (name: string, schema: SchemaModel): Row => ({
    name: `[${name}]`,
    required: false,
    schema,
    notes: notesOf(name),
  });
  const rows = elements.map((schema, index) => row(String(index), schema));
  return items && items.kind !== 'never' ? [...rows, row('…', items)] : rows;
}

function alternatives(schema: SchemaModel, page: EndpointContext): Piece {
  if (page.budget.isSpent) return notShown(page);
  const entries = (schema.alternatives ?? []).map((entry): Panel => {
    // What the panel around it adds: its id stands in it three times.
    page.budget.spend(3 * entry.anchor.length + 2 * entry.label.length + panelFrame);
    const chosen = discriminatorNote(schema, entry, page);
    const content = pieces(chosen, schemaBlock(entry.schema, page));
    return { id: entry.anchor, label: entry.label, content };
  });
  return panels(entries, { name: page.text.alternatives });
}

function discriminatorNote(
  { discriminator }: SchemaModel,
  { discriminatorValues, isDefault }: Alternative,
  { text }: EndpointContext,
): Piece {
  const values = discriminatorValues.map((value) => code(valueText(value)));
  const all = isDefault ? [...values, plain(text.default)] : values;
  if (discriminator === undefined || all.length === 0) return nothing;
  return note(fill(text.chosenBy, { name: discriminator }), joined(all, ', '));
}

/** A schema and, for an array, that of its elements, for a text, that of what it holds, and so on. */
function withElements(schema: SchemaModel): SchemaModel[] {
  const levels = [schema];
  for (let level = innerOf(schema); level; level = innerOf(level)) levels.push(level);
  return levels;
}

function innerOf({ content, items, kind }: SchemaModel): SchemaModel | undefined {
  return kind === 'array' ? items : content;
}

function innermost(schema: SchemaModel): SchemaModel {
  return withElements(schema).at(-1) ?? schema;
}

/** Whether a schema holds more than its row says. */
function hasMore(schema: SchemaModel): boolean {
  const inner = innermost(schema);
  if (inner.kind === 'object') return inner.fields.length > 0;
  if (inner.kind === 'tuple') return (inner.elements ?? []).length > 0;
  return inner.kind === 'union' && (inner.alternatives ?? []).some(saysMore);
}

/** An alternative that is no more than a type is named by the type of the union. */
function saysMore({ schema, discriminatorValues, isDefault }: Alternative): boolean {
  return (
    hasMore(schema) ||
    discriminatorValues.length > 0 ||
    isDefault === true ||
    schema.description !== undefined ||
    schema.constraints.length > 0 ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.examples.length > 0 ||
    schema.cut !== undefined
  );
}
