import { isJsonArray, type JsonObject, type JsonValue } from '../../model/json.ts';

/** The media types at `consumes` or `produces`; nothing when none are written. */
export function mediaTypes(object: JsonObject, key: string): readonly string[] | undefined {
  const value: JsonValue | undefined = object[key];
  const types = isJsonArray(value) ? value.filter((type) => typeof type === 'string') : [];
  return types.length === 0 ? undefined : types;
}

const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** The media types of a form: those of the two that are declared, and multipart for files. */
export function formTypes(declared: readonly string[], hasFile: boolean): readonly string[] {
  if (hasFile) return [multipart];
  const forms = declared.filter((type) => type === multipart || type === urlEncoded);
  return forms.length === 0 ? [urlEncoded] : forms;
}
