import { fill, type Messages } from '@waymark/core';
import type { Constraint, EnumValue, JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import type { EndpointContext } from './context.ts';
import { code, joined, outerLink, plain } from './inline.ts';
import {
  details,
  explained,
  line,
  note,
  nothing,
  type Piece,
  pieces,
  preformatted,
} from './piece.ts';
import { valueText } from './value-text.ts';

/** More values than these are collapsed (docs/format/openapi.md#schemas). */
const mostOptions = 20;

/** What a schema says about its values, below the description of a field. */
export function schemaNotes(schema: SchemaModel, page: EndpointContext): Piece {
  const { text } = page;
  return pieces(
    ...schema.constraints.map((constraint) => constraintNote(constraint, text)),
    schema.const ? note(text.allowedValue, code(valueText(schema.const.value))) : nothing,
    schema.enum ? options(schema.enum, page) : nothing,
    examples(schema.examples, page),
    schema.otherFields === 'forbidden' ? line(plain(text.noOtherFields)) : nothing,
    schema.otherFields === 'allowed' ? line(plain(text.otherFields)) : nothing,
    schema.externalDocs ? furtherReading(schema.externalDocs, text) : nothing,
    schema.raw === undefined ? nothing : rawKeywords(schema.raw, text),
  );
}

/** A link to documentation elsewhere (`externalDocs`), by its description or its URL. */
export function furtherReading(
  { url, description }: { readonly url: string; readonly description?: string },
  text: Messages,
): Piece {
  return note(text.furtherReading, outerLink(url, description || url));
}

/** Values that were written as examples. */
export function examples(values: readonly JsonValue[], { text }: EndpointContext): Piece {
  if (values.length === 0) return nothing;
  const isShort = (value: JsonValue) => value === null || typeof value !== 'object';
  const short = values.filter(isShort).map((value) => code(valueText(value)));
  const long = values.filter((value) => !isShort(value)).map((value) => jsonText(value, 2));
  const list = short.length === 0 ? [] : [joined(short, ', ')];
  return pieces(note(text.example, ...list), ...long.map(preformatted));
}

function constraintNote({ kind, text: value }: Constraint, text: Messages): Piece {
  const label = constraintLabel(kind, text);
  if (kind === 'unique') return line(plain(text.uniqueItems));
  return label === undefined ? line(code(value)) : note(label, code(value));
}

function constraintLabel(kind: Constraint['kind'], text: Messages): string | undefined {
  const labels: Readonly<Record<Constraint['kind'], string | undefined>> = {
    range: undefined,
    length: text.length,
    items: text.items,
    properties: text.properties,
    multipleOf: text.multipleOf,
    pattern: text.pattern,
    unique: text.uniqueItems,
    propertyNames: text.propertyNames,
    contains: text.contains,
    not: text.mustNotMatch,
    content: text.mediaType,
  };
  return labels[kind];
}

function options(values: readonly EnumValue[], page: EndpointContext): Piece {
  const { text } = page;
  const texts = values.map(({ value }) => valueText(value));
  const short = joined(texts.map(code), ', ');
  const long = values.some(({ description }) => description)
    ? explained(
        values.map(({ description }, index) => ({ value: texts[index] ?? '', description })),
        page,
      )
    : undefined;
  if (values.length > mostOptions) {
    const label = fill(text.showOptions, { count: String(values.length) });
    return details(plain(label), long ?? line(short));
  }
  if (!long) return note(text.availableOptions, short);
  return pieces(note(text.availableOptions), long);
}

function rawKeywords(raw: JsonValue, text: Messages): Piece {
  return details(plain(text.furtherRules), preformatted(jsonText(raw, 2)));
}
