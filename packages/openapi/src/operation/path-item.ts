import { isJsonObject, type JsonObject } from '../model/json.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import type { Located } from './context.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The operations of a path item in the order in which they are written. */
export function methodsOf(
  item: JsonObject,
  pointer: string,
): readonly { readonly method: string; readonly operation: Located }[] {
  const named = Object.keys(item).filter((key) => methods.includes(key));
  const found = named.flatMap((key) => {
    const object = member(item, key);
    if (!isJsonObject(object)) return [];
    return [
      { method: key.toUpperCase(), operation: { object, pointer: childPointer(pointer, key) } },
    ];
  });
  const additional = Object.entries(objectMember(item, 'additionalOperations'));
  const others = additional.flatMap(([method, object]) => {
    if (!isJsonObject(object)) return [];
    const at = childPointer(pointer, 'additionalOperations', method);
    return [{ method, operation: { object, pointer: at } }];
  });
  return [...found, ...others];
}
