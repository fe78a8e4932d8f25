import { fill, type Messages } from '@waymark/core';
import type { Constraint, EnumValue, JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml, outerLink } from './html.ts';
import { valueText } from './value-text.ts';

/** More values than these are collapsed (docs/format/openapi.md#schemas). */
const mostOptions = 20;

/** What a schema says about its values, below the description of a field. */
export function schemaNotes(schema: SchemaModel, page: EndpointContext): string {
  const { text } = page;
  return [
    ...schema.constraints.map((constraint) => constraintNote(constraint, text)),
    schema.const ? note(text.allowedValue, code(valueText(schema.const.value))) : '',
    schema.enum ? options(schema.enum, page) : '',
    examples(schema.examples, page),
    schema.otherFields === 'forbidden' ? line(text.noOtherFields) : '',
    schema.otherFields === 'allowed' ? line(text.otherFields) : '',
    schema.externalDocs ? furtherReading(schema.externalDocs, text) : '',
    schema.raw === undefined ? '' : rawKeywords(schema.raw, text),
  ].join('');
}

/** `Pattern: ^a$` */
export function note(label: string, html: string): string {
  return `<p class="wm-c"><span>${escapeHtml(label)}:</span> ${html}</p>`;
}

function line(text: string): string {
  return `<p class="wm-c">${escapeHtml(text)}</p>`;
}

/** The link to documentation elsewhere. */
export function furtherReading(
  { url, description }: { readonly url: string; readonly description?: string },
  text: Messages,
): string {
  return note(text.furtherReading, outerLink(url, description || url));
}

/** Values that were written as examples. */
export function examples(values: readonly JsonValue[], { text }: EndpointContext): string {
  if (values.length === 0) return '';
  const isShort = (value: JsonValue) => value === null || typeof value !== 'object';
  const short = values.filter(isShort).map((value) => code(valueText(value)));
  const long = values.filter((value) => !isShort(value)).map((value) => jsonText(value, 2));
  const blocks = long.map(
    (json) => `<pre class="wm-code" tabindex="0"><code>${escapeHtml(json)}</code></pre>`,
  );
  if (short.length === 0)
    return `<p class="wm-c"><span>${escapeHtml(text.example)}:</span></p>${blocks.join('')}`;
  return note(text.example, short.join(', ')) + blocks.join('');
}

function constraintNote({ kind, text: value }: Constraint, text: Messages): string {
  const label = constraintLabel(kind, text);
  if (kind === 'unique') return line(text.uniqueItems);
  return label === undefined ? `<p class="wm-c">${code(value)}</p>` : note(label, code(value));
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

function options(values: readonly EnumValue[], page: EndpointContext): string {
  const { text } = page;
  const isDescribed = values.some(({ description }) => description);
  const list = isDescribed
    ? `<ul class="wm-o">${values.map((value) => describedOption(value, page)).join('')}</ul>`
    : values.map(({ value }) => code(valueText(value))).join(', ');
  if (values.length > mostOptions) {
    const label = fill(text.showOptions, { count: String(values.length) });
    const content = isDescribed ? list : `<p class="wm-c">${list}</p>`;
    return `<details class="wm-d"><summary>${escapeHtml(label)}</summary>${content}</details>`;
  }
  if (!isDescribed) return note(text.availableOptions, list);
  return `<p class="wm-c"><span>${escapeHtml(text.availableOptions)}:</span></p>${list}`;
}

function describedOption({ value, description }: EnumValue, page: EndpointContext): string {
  const html = description ? `<div>${page.describe(description)}</div>` : '';
  return `<li>${code(valueText(value))}${html}</li>`;
}

function rawKeywords(raw: JsonValue, text: Messages): string {
  return `<details class="wm-d"><summary>${escapeHtml(text.furtherRules)}</summary><pre class="wm-code" tabindex="0"><code>${escapeHtml(jsonText(raw, 2))}</code></pre></details>`;
}
