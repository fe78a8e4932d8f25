import { remember } from '@waymark/core';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { objectMember, textMember } from '../reference/member.ts';
import { methodsOf } from '../reference/path-item.ts';
import { dereference } from '../reference/resolve-reference.ts';

/** Method and path of an operation. */
export interface OperationName {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
}

/** Method and path by `operationId`; the first of an id counts. */
export const operationsById = remember(collect);

function collect(root: JsonObject): ReadonlyMap<string, OperationName> {
  const result = new Map<string, OperationName>();
  for (const [path, value] of Object.entries(objectMember(root, 'paths'))) {
    const item = dereference(root, value, '');
    if (!item.found || !isJsonObject(item.value)) continue;
    for (const { method, operation } of methodsOf(root, item.value, item.pointer)) {
      const id = textMember(operation.object, 'operationId');
      if (id !== undefined && !result.has(id)) result.set(id, { method, path });
    }
  }
  return result;
}
