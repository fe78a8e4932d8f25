import type { JsonObject, JsonValue } from '../../model/json.ts';

/** Something of a Swagger 2.0 document that has no equal in OpenAPI 3. */
export interface Loss {
  /** Where it is written. */
  readonly path: readonly string[];
  readonly message: string;
}

/** What the parts of the conversion share. */
export interface Conversion {
  /** The document with its keywords converted, its structure not yet. */
  readonly root: JsonObject;
  /** Of the document as a whole. */
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  /** Where values of the new document come from: keys of the old one, by new pointer. */
  readonly origins: Map<string, readonly string[]>;
  readonly losses: Loss[];
}

/** A value of the old document with the keys that lead to it. */
export interface Old<Value extends JsonValue = JsonObject> {
  readonly value: Value;
  readonly path: readonly string[];
}
