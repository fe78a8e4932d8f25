import { OpenAPIV3 } from 'openapi-types';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { objectMember } from './member.ts';
import { childPointer } from './pointer.ts';
import { dereference } from './resolve-reference.ts';

/** Keys of a path item that are methods; the last is of OpenAPI 3.2. */
const methods: readonly string[] = [...Object.values(OpenAPIV3.HttpMethods), 'query'];

/** An operation of a path item. */
export interface MethodOperation {
  /** Upper case; a method of the API's own as it is written. */
  readonly method: string;
  readonly operation: { readonly object: JsonObject; readonly pointer: string };
}

/**
 * The operations of a path item in written order, those of methods of the API's own (3.2) last. One
 * that is a reference, as in descriptions of a file for each operation, is what it refers to.
 */
export function methodsOf(
  root: JsonObject,
  item: JsonObject,
  pointer: string,
): readonly MethodOperation[] {
  const fixed = Object.entries(item)
    .filter(([key]) => methods.includes(key))
    .map(([key, value]) => [key.toUpperCase(), value, [key]] as const);
  const own = Object.entries(objectMember(item, 'additionalOperations'))
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, value]) => [key, value, ['additionalOperations', key]] as const);
  return [...fixed, ...own].flatMap(([method, written, keys]) => {
    const at = childPointer(pointer, ...keys);
    const target = dereference(root, written, at);
    const object = target.found ? target.value : written;
    return isJsonObject(object) ? [{ method, operation: { object, pointer: at } }] : [];
  });
}

/** The place of a method among those of one path, whose pages follow each other in this order. */
export function methodOrder(method: string): number {
  const index = methods.indexOf(method.toLowerCase());
  return index === -1 ? methods.length : index;
}
