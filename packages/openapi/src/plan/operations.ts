import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { objectEntries } from './read.ts';

/** An operation or a webhook where its description defines it. */
export interface DescribedOperation {
  readonly description: ApiDescription;
  readonly kind: 'operation' | 'webhook';
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** Path template or webhook name, as written in the description. */
  readonly path: string;
  /** Below the path or the webhook, also where that is a reference to a shared path item. */
  readonly pointer: string;
  readonly operation: JsonObject;
  /** What holds it, with the properties that all operations of the path share. */
  readonly pathItem: JsonObject;
}

/** Fixed methods in the order in which the pages of one path follow each other. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

const known = new WeakMap<ApiDescription, readonly DescribedOperation[]>();

/**
 * All operations of a description: paths in written order, the methods of one path in the order of
 * docs/format/openapi.md#groups, methods of the API's own (OpenAPI 3.2) after them, then webhooks.
 */
export function operationsOf(description: ApiDescription): readonly DescribedOperation[] {
  const listed = known.get(description) ?? listOperations(description);
  known.set(description, listed);
  return listed;
}

function listOperations(description: ApiDescription): readonly DescribedOperation[] {
  return [
    ...listMap(description, 'paths', 'operation'),
    ...listMap(description, 'webhooks', 'webhook'),
    ...listMap(description, 'x-webhooks', 'webhook'),
  ];
}

function listMap(
  description: ApiDescription,
  key: string,
  kind: DescribedOperation['kind'],
): readonly DescribedOperation[] {
  return objectEntries(objectMember(description.root, key)).flatMap(([path, written]) => {
    const pointer = childPointer('', key, path);
    const item = dereference(description.root, written, pointer);
    const pathItem = item.found && isJsonObject(item.value) ? item.value : {};
    return methodsOf(pathItem).map(({ method, keys, operation }) => ({
      description,
      kind,
      method: kind === 'webhook' ? 'WEBHOOK' : method,
      path,
      pointer: childPointer(pointer, ...keys),
      operation,
      pathItem,
    }));
  });
}

function methodsOf(pathItem: JsonObject) {
  const fixed = methods.map((method) => ({
    method: method.toUpperCase(),
    keys: [method],
    operation: pathItem[method],
  }));
  const own = objectEntries(objectMember(pathItem, 'additionalOperations'));
  const additional = own.map(([method, operation]) => ({
    method,
    keys: ['additionalOperations', method],
    operation,
  }));
  return [...fixed, ...additional].flatMap(({ operation, ...rest }) =>
    isJsonObject(operation) ? [{ ...rest, operation }] : [],
  );
}
