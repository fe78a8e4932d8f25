import { OpenAPIV3 } from 'openapi-types';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { objectMember } from './member.ts';
import { childPointer } from './pointer.ts';

/** Keys of a path item that are methods; the last is of OpenAPI 3.2. */
const methods: readonly string[] = [...Object.values(OpenAPIV3.HttpMethods), 'query'];

/** An operation of a path item. */
export interface MethodOperation {
  /** Upper case; a method of the API's own as it is written. */
  readonly method: string;
  readonly operation: { readonly object: JsonObject; readonly pointer: string };
}

/** The operations of a path item as written, those of methods of the API's own (3.2) last. */
export function methodsOf(item: JsonObject, pointer: string): readonly MethodOperation[] {
  const fixed = Object.entries(item)
    .filter(([key]) => methods.includes(key))
    .map(([key, value]) => [key.toUpperCase(), value, [key]] as const);
  const own = Object.entries(objectMember(item, 'additionalOperations'))
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, value]) => [key, value, ['additionalOperations', key]] as const);
  return [...fixed, ...own].flatMap(([method, object, keys]) =>
    isJsonObject(object)
      ? [{ method, operation: { object, pointer: childPointer(pointer, ...keys) } }]
      : [],
  );
}

/** The place of a method among those of one path, whose pages follow each other in this order. */
export function methodOrder(method: string): number {
  const index = methods.indexOf(method.toLowerCase());
  return index === -1 ? methods.length : index;
}
