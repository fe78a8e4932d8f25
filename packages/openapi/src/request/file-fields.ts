import type { SchemaModel } from '../model/schema.ts';

/** Levels of alternatives that are searched for a field. */
const DEEPEST = 5;

/** A field of a form that takes files. */
export interface FileField {
  readonly name: string;
  readonly required: boolean;
  readonly isList: boolean;
}

/** The fields of a multipart body that are files or lists of files, each name once. */
export function fileFields(schema: SchemaModel): readonly FileField[] {
  const found = new Map<string, FileField>();
  collect(schema, 0, found);
  return [...found.values()];
}

function collect(schema: SchemaModel, depth: number, found: Map<string, FileField>): void {
  for (const { name, nameKind, required, schema: field } of schema.fields) {
    const isList = field.kind === 'array' && field.items?.kind === 'file';
    const isFile = field.kind === 'file' || isList;
    if (isFile && nameKind === 'property' && !found.has(name)) {
      found.set(name, { name, required, isList });
    }
  }
  if (depth >= DEEPEST) return;
  for (const alternative of schema.alternatives ?? []) {
    collect(alternative.schema, depth + 1, found);
  }
}
