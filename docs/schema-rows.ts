/** A property of a schema, for a row of a table. */
export interface SchemaRow {
  /** With dots between the names, and without the indexes of lists. */
  readonly path: string;
  readonly type: string;
  readonly fallback: unknown;
  readonly description: string;
}

interface Schema {
  readonly [key: string]: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The properties of a schema and of the objects in it, in their order, each path once. */
export function schemaRows(schema: unknown, path = ''): readonly SchemaRow[] {
  const rows = new Map<string, SchemaRow>();
  for (const [below, inner] of propertiesOf(schema as Schema, path)) {
    const { description = '' } = inner as { description?: string };
    const known = rows.get(below)?.type;
    const type = [...new Set([...(known ? [known] : []), typeText(inner)])].join(' or ');
    rows.set(below, { path: below, type, fallback: inner['default'], description });
    for (const row of schemaRows(inner, below)) if (!rows.has(row.path)) rows.set(row.path, row);
  }
  return [...rows.values()];
}

function propertiesOf(
  { anyOf, items, oneOf, properties }: Schema,
  path: string,
): [string, Schema][] {
  const own = Object.entries(properties ?? {}).map(([name, inner]): [string, Schema] => [
    path === '' ? name : `${path}.${name}`,
    inner,
  ]);
  const parts = [...(anyOf ?? []), ...(oneOf ?? []), ...(items ? [items] : [])];
  return [...own, ...parts.flatMap((part) => propertiesOf(part, path))];
}

/** What a value may be, in words. */
function typeText(schema: Schema): string {
  const { anyOf, const: only, enum: values, items, oneOf, type } = schema;
  if (Array.isArray(values))
    return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  const parts = anyOf ?? oneOf;
  if (parts) return [...new Set(parts.map(typeText))].filter(Boolean).join(' or ');
  if (items) return typeText(items) === '' ? 'list' : `list of ${typeText(items)}`;
  const names = { boolean: '`true` or `false`', integer: 'number', string: 'text' } as const;
  const types = Array.isArray(type) ? type : [type];
  return types
    .map((name) => names[name as keyof typeof names] ?? name ?? '')
    .filter(Boolean)
    .join(' or ');
}
