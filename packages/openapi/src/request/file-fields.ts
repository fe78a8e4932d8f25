import type { JsonObject } from '../model/json.ts';
import type { SchemaModel } from '../model/schema.ts';

/** Levels of alternatives that are searched for a field. */
const DEEPEST = 5;

/** A field of a form that takes files. */
export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly isList: boolean;
}

/**
 * The fields of a multipart body that are files or lists of files, each name once.
 *
 * @param value of alternatives only the one counts that has most of its members; without it all do
 */
export function fileFields(schema: SchemaModel, value?: JsonObject): readonly FileField[] {
  const found = new Map<string, FileField>();
  collect(schema, value, 0, found);
  return [...found.values()];
}

function collect(
  schema: SchemaModel,
  value: JsonObject | undefined,
  depth: number,
  found: Map<string, FileField>,
): void {
  for (const { name, nameKind, required, schema: field } of schema.fields) {
    const isList = field.kind === 'array' && field.items?.kind === 'file';
    const isFile = field.kind === 'file' || isList;
    if (isFile && nameKind === 'property' && !found.has(name)) {
      found.set(name, { name, required, isList });
    }
  }
  if (depth >= DEEPEST) return;
  const alternatives = (schema.alternatives ?? []).map((each) => each.schema);
  for (const each of value === undefined ? alternatives : alternativeOf(alternatives, value)) {
    collect(each, value, depth + 1, found);
  }
}

function alternativeOf(
  alternatives: readonly SchemaModel[],
  value: JsonObject,
): readonly SchemaModel[] {
  const known = ({ fields }: SchemaModel) =>
    fields.filter(({ name }) => Object.hasOwn(value, name)).length;
  return alternatives.toSorted((one, other) => known(other) - known(one)).slice(0, 1);
}
