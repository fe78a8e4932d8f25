import { isJsonObject } from '../model/json.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer, pointerReference } from '../reference/pointer.ts';
import { resolveReference } from '../reference/resolve-reference.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';
import type { OperationTarget } from './endpoint-model.ts';

/** The path item that an operation belongs to, with what it refers to. */
export function pathItemOf(context: PageContext, target: OperationTarget): Located | undefined {
  const sections = target.kind === 'webhook' ? ['webhooks', 'x-webhooks'] : ['paths'];
  for (const section of sections) {
    const item = member(objectMember(context.root, section), target.path);
    const pointer = childPointer(`/${section}`, target.path);
    if (item !== undefined) return locatedObject(context, item, pointer, 'path item');
  }
  return parentOf(context, target.pointer);
}

/** For an operation of a component: the object around it. */
function parentOf(context: PageContext, pointer: string): Located | undefined {
  const parent = pointer.replace(/(?:\/additionalOperations)?\/[^/]*$/, '');
  const found = resolveReference(context.root, pointerReference(parent));
  if (!found.found || !isJsonObject(found.value) || found.pointer === '') return undefined;
  return { object: found.value, pointer: found.pointer };
}
