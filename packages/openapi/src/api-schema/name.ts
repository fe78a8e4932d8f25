import { isJsonArray, isJsonObject, type JsonObject } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';
import { type Part, partAt } from './part.ts';
import { unionsOf } from './unions.ts';

/** `Pet` of `/components/schemas/Pet`, in the document itself or in a file it refers to. */
export function componentName(pointer: string): string | undefined {
  const match = /(?:^|\/)(?:components\/schemas|definitions|\$defs)\/([^/]+)$/.exec(pointer);
  return match?.[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * Name of the component that a schema is: also one wrapped to add a description or `null` to it,
 * as `allOf: [{ $ref }]` and `anyOf: [{ $ref }, { type: null }]` are.
 */
export function schemaName(root: JsonObject, parts: readonly Part[]): string | undefined {
  let [part] = parts;
  if (parts.length !== 1) return undefined;
  for (let step = 0; step < 20 && part !== undefined; step += 1) {
    const name = componentName(part.pointer);
    if (name !== undefined) return name;
    part = wrapped(root, part);
  }
  return undefined;
}

/** What a schema stands for that adds nothing but annotations to it. */
function wrapped(root: JsonObject, part: Part): Part | undefined {
  const { schema, pointer } = part;
  if (!isJsonObject(schema)) return undefined;
  const reference = textMember(schema, '$ref');
  if (reference !== undefined) {
    const target = locateReference(root, reference);
    return target.found ? partAt(target.pointer, target.value) : undefined;
  }
  if (Object.hasOwn(schema, 'properties')) return undefined;
  const all = member(schema, 'allOf');
  if (isJsonArray(all)) {
    const [only] = all;
    const inner = childPointer(pointer, 'allOf', 0);
    return all.length === 1 && only !== undefined ? partAt(inner, only) : undefined;
  }
  const [union] = unionsOf(root, { ...part, schema, hasShape: true });
  return union?.alternatives.length === 1 ? union.alternatives[0]?.part : undefined;
}

/** The places that a part leads through: itself and those that its references name. */
export function aliases(root: JsonObject, part: Part): readonly string[] {
  const pointers = [part.pointer];
  let { schema } = part;
  for (let hops = 0; hops < 20 && isJsonObject(schema); hops += 1) {
    const reference = textMember(schema, '$ref');
    const target = reference === undefined ? undefined : locateReference(root, reference);
    if (target === undefined || !target.found) break;
    pointers.push(target.pointer);
    schema = target.value;
  }
  return pointers;
}
