import { fill } from '@waymark/core';
import type { Alternative, FieldModel, JsonValue, SchemaModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml, fragment } from './html.ts';
import { type Panel, panels } from './panels.ts';
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
}

/** A list of fields, each with those below it. */
export function fieldList(rows: readonly Row[], page: EndpointContext): string {
  return rows.length === 0
    ? ''
    : `<ul class="wm-fs">${rows.map((row) => fieldRow(row, page)).join('')}</ul>`;
}

/** A schema that is not the value of a named field: a body, an alternative. */
export function schemaBlock(schema: SchemaModel, page: EndpointContext): string {
  // That a list of fields is that of an object goes without saying.
  const isPlain = schema.kind === 'object' && schema.fields.length > 0 && !schema.nullable;
  const head =
    isPlain && schema.default === undefined
      ? ''
      : `<div class="wm-fh">${typePills(schema, false, page)}</div>`;
  return head + schemaText(schema, undefined, page) + below(schema, page);
}

function fieldRow(row: Row, page: EndpointContext): string {
  const { schema } = row;
  const deprecated = row.deprecated ?? schema.deprecated;
  const own = page.budget.spend(
    [
      `<li class="wm-f${deprecated ? ' wm-fo' : ''}"${row.anchor ? ` id="${escapeHtml(row.anchor)}"` : ''}>`,
      `<div class="wm-fh">${labels(schema.before)}${nameLink(row)}${typePills(schema, row.required, page)}`,
      `${deprecated ? `<span class="wm-p wm-po">${escapeHtml(page.text.deprecated)}</span>` : ''}${labels([...(row.labels ?? []), ...schema.after])}</div>`,
      row.examples ? examples(row.examples, page) : '',
    ].join(''),
  );
  return `${own}${schemaText(schema, row.description, page)}${nested(schema, page)}</li>`;
}

function nameLink({ name, nameKind = 'property', anchor }: Row): string {
  const kind = nameKind === 'property' ? '' : ' wm-fx';
  if (!anchor) return `<span class="wm-fn${kind}">${escapeHtml(name)}</span>`;
  return `<a class="wm-fn${kind}" href="${fragment(anchor)}">${escapeHtml(name)}</a>`;
}

function typePills(schema: SchemaModel, required: boolean, page: EndpointContext): string {
  const { text } = page;
  const pill = (label: string, kind = '') =>
    `<span class="wm-p${kind}">${escapeHtml(label)}</span>`;
  return [
    `<span class="wm-ft">${escapeHtml(schema.type)}</span>`,
    schema.nullable ? pill(text.nullable) : '',
    schema.default ? pill(`${text.default}: ${valueText(schema.default.value)}`) : '',
    required ? pill(text.required, ' wm-pr') : '',
    schema.readOnly ? pill(text.readOnly) : '',
    schema.writeOnly ? pill(text.writeOnly) : '',
    cutMark(innermost(schema), page),
  ].join('');
}

function labels(texts: readonly string[]): string {
  return texts.map((label) => `<span class="wm-p">${escapeHtml(label)}</span>`).join('');
}

/** Why nothing is shown below, and where it is. */
function cutMark({ cut }: SchemaModel, { text }: EndpointContext): string {
  if (cut?.reason !== 'recursive') return '';
  if (cut.anchor === undefined) return `<span class="wm-p">${escapeHtml(text.recursive)}</span>`;
  return `<a class="wm-p" href="${fragment(cut.anchor)}">${escapeHtml(text.recursive)}</a>`;
}

/** Description and rules of a schema, and those of its elements. */
function schemaText(
  schema: SchemaModel,
  description: string | undefined,
  page: EndpointContext,
): string {
  const levels = withElements(schema);
  const described =
    description ?? levels.map((level) => level.description).find((text) => text !== undefined);
  const html = described ? `<div class="wm-m">${page.describe(described)}</div>` : '';
  const notes = levels.map((level) => schemaNotes(level, page) + cutNote(level, page));
  return page.budget.spend(html + notes.join(''));
}

function cutNote({ cut }: SchemaModel, { text }: EndpointContext): string {
  if (cut === undefined || cut.reason === 'recursive') return '';
  const message = cut.reason === 'limit' ? text.fieldsNotShown : text.partNotFound;
  return `<p class="wm-c">${escapeHtml(message)}</p>`;
}

/** What lies below a field, to be opened. */
function nested(schema: SchemaModel, page: EndpointContext): string {
  if (!hasMore(schema)) return '';
  if (page.budget.isSpent) return notShown(page);
  const isUnion = innermost(schema).kind === 'union';
  const label = isUnion ? page.text.alternatives : page.text.childAttributes;
  const open = page.expanded || schema.expanded ? ' open' : '';
  return `<details class="wm-d"${open}><summary>${escapeHtml(label)}</summary><div>${below(schema, page)}</div></details>`;
}

function notShown({ text }: EndpointContext): string {
  return `<p class="wm-c">${escapeHtml(text.fieldsNotShown)}</p>`;
}

/** Characters of the markup around an alternative. */
const panelFrame = 250;

/** The fields, elements or alternatives of a schema. */
function below(schema: SchemaModel, page: EndpointContext): string {
  const inner = innermost(schema);
  if (inner.kind === 'object') return fieldList(inner.fields, page);
  if (inner.kind === 'tuple') return elementList(inner, page);
  return inner.kind === 'union' && hasMore(inner) ? alternatives(inner, page) : '';
}

function elementList({ elements = [] }: SchemaModel, page: EndpointContext): string {
  const rows = elements.map((schema, index) => ({ name: `[${index}]`, required: false, schema }));
  return fieldList(rows, page);
}

function alternatives(schema: SchemaModel, page: EndpointContext): string {
  if (page.budget.isSpent) return notShown(page);
  const entries = (schema.alternatives ?? []).map((entry): Panel => {
    // What the panel around it adds: its id stands in it three times.
    page.budget.count(3 * entry.anchor.length + 2 * entry.label.length + panelFrame);
    const chosen = discriminatorNote(schema, entry, page);
    return { id: entry.anchor, label: entry.label, html: chosen + schemaBlock(entry.schema, page) };
  });
  return panels(entries, { name: page.text.alternatives });
}

function discriminatorNote(
  { discriminator }: SchemaModel,
  { discriminatorValues }: Alternative,
  { text }: EndpointContext,
): string {
  if (discriminator === undefined || discriminatorValues.length === 0) return '';
  const values = discriminatorValues.map((value) => code(valueText(value))).join(', ');
  const label = escapeHtml(fill(text.chosenBy, { name: discriminator }));
  return `<p class="wm-c"><span>${label}:</span> ${values}</p>`;
}

/** A schema and, for an array, that of its elements, and so on. */
function withElements(schema: SchemaModel): SchemaModel[] {
  const levels = [schema];
  for (let level = schema; level.kind === 'array' && level.items; level = level.items)
    levels.push(level.items);
  return levels;
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
function saysMore({ schema, discriminatorValues }: Alternative): boolean {
  return (
    hasMore(schema) ||
    discriminatorValues.length > 0 ||
    schema.description !== undefined ||
    schema.constraints.length > 0 ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.examples.length > 0 ||
    schema.cut !== undefined
  );
}
