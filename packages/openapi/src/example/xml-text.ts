import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { SchemaModel } from '../model/schema.ts';

/** Whether bodies of a media type are XML. */
export function isXmlMedia(type: string): boolean {
  return /[/+]xml\b/i.test(type);
}

/** Elements in elements; what lies deeper is left out. */
const maxDepth = 50;

/**
 * A value as XML by the hints of its schema: names, types of nodes, wrapped lists, prefixes
 * (docs/format/openapi.md#bodies). Needs nothing but the model, so it serves in a browser, too.
 */
export function xmlText(value: JsonValue, schema: SchemaModel): string {
  const name = elementName(schema, schema.name ?? 'root');
  const body = element(name, value, schema, '', 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

function element(
  name: string,
  value: JsonValue,
  schema: SchemaModel | undefined,
  margin: string,
  depth: number,
): string {
  const namespace = namespaceText(schema);
  if (depth > maxDepth) return `${margin}<${name}${namespace}/>`;
  const isList = isJsonArray(value);
  if (!isList && !isJsonObject(value)) {
    return `${margin}<${name}${namespace}>${escaped(plainText(value))}</${name}>`;
  }
  const { attributes, text, lines } = isList
    ? {
        attributes: '',
        text: '',
        lines: itemLines(value, schema, schema?.items?.name ?? 'item', `${margin}  `, depth),
      }
    : membersOf(value, schema, `${margin}  `, depth);
  const open = `${margin}<${name}${namespace}${attributes}`;
  if (lines.length === 0) return text === '' ? `${open}/>` : `${open}>${text}</${name}>`;
  const all = text === '' ? lines : [`${margin}  ${text}`, ...lines];
  return `${open}>\n${all.join('\n')}\n${margin}</${name}>`;
}

interface Members {
  readonly attributes: string;
  /** What stands in the element itself. */
  readonly text: string;
  readonly lines: readonly string[];
}

function membersOf(
  value: JsonObject,
  schema: SchemaModel | undefined,
  margin: string,
  depth: number,
): Members {
  let attributes = '';
  let text = '';
  const lines: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const field = fieldSchema(schema, key);
    const name = elementName(field, key);
    if (isAttribute(field)) attributes += ` ${name}="${escaped(plainText(inner))}"`;
    else if (hint(field, 'nodeType') === 'text') text += escaped(plainText(inner));
    else if (hint(field, 'nodeType') === 'cdata') text += cdata(plainText(inner));
    else if (isJsonArray(inner)) lines.push(...listLines(inner, field, key, margin, depth));
    else lines.push(element(name, inner, field, margin, depth + 1));
  }
  return { attributes, text, lines };
}

/** The name of a list is that of the element around it, if there is one. */
function listLines(
  list: readonly JsonValue[],
  schema: SchemaModel | undefined,
  key: string,
  margin: string,
  depth: number,
): readonly string[] {
  const isWrapped = hint(schema, 'wrapped') === true || hint(schema, 'nodeType') === 'element';
  if (!isWrapped) return itemLines(list, schema, key, margin, depth);
  const name = elementName(schema, key);
  const lines = itemLines(list, schema, name, `${margin}  `, depth);
  return [`${margin}<${name}>`, ...lines, `${margin}</${name}>`];
}

function itemLines(
  list: readonly JsonValue[],
  schema: SchemaModel | undefined,
  fallback: string,
  margin: string,
  depth: number,
): readonly string[] {
  const items = schema?.items;
  const name = elementName(items, fallback);
  return list.map((entry) => element(name, entry, items, margin, depth + 1));
}

function fieldSchema(schema: SchemaModel | undefined, key: string): SchemaModel | undefined {
  const holder = schema?.kind === 'union' ? schema.alternatives?.[0]?.schema : schema;
  return holder?.fields.find((field) => field.nameKind === 'property' && field.name === key)
    ?.schema;
}

function hint(schema: SchemaModel | undefined, key: string): JsonValue | undefined {
  const hints = schema?.xml;
  return isJsonObject(hints) && Object.hasOwn(hints, key) ? hints[key] : undefined;
}

function isAttribute(schema: SchemaModel | undefined): boolean {
  return hint(schema, 'attribute') === true || hint(schema, 'nodeType') === 'attribute';
}

function elementName(schema: SchemaModel | undefined, fallback: string): string {
  const written = hint(schema, 'name');
  const prefix = hint(schema, 'prefix');
  const name = xmlName(typeof written === 'string' && written !== '' ? written : fallback);
  return typeof prefix === 'string' && prefix !== '' ? `${xmlName(prefix)}:${name}` : name;
}

function namespaceText(schema: SchemaModel | undefined): string {
  const namespace = hint(schema, 'namespace');
  if (typeof namespace !== 'string') return '';
  const prefix = hint(schema, 'prefix');
  const suffix = typeof prefix === 'string' && prefix !== '' ? `:${xmlName(prefix)}` : '';
  return ` xmlns${suffix}="${escaped(namespace)}"`;
}

/** Names of properties may have characters that names of elements must not have. */
function xmlName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return /^[\p{L}_]/u.test(plain) ? plain : `_${plain}`;
}

function plainText(value: JsonValue): string {
  return value === null || typeof value === 'object' ? '' : String(value);
}

/** The end of a section cannot stand in one. */
function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
