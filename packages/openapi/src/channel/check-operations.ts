import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { member, objectMember, plainText, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';

/** What keeps operations of a description (AsyncAPI 3) from the pages of their channels. */
export function checkOperations({ root, locate }: ApiDescription): Diagnostic[] {
  return Object.entries(objectMember(root, 'operations')).flatMap(([name, value]) => {
    const pointer = childPointer('/operations', name);
    const found = dereference(root, value, pointer);
    const operation = found.found && isJsonObject(found.value) ? found.value : {};
    const reason = name.startsWith('x-') ? undefined : faultOf(root, operation);
    if (reason === undefined) return [];
    const message = `The operation \`${name}\` is on no page: ${reason}.`;
    return [diagnostic('asyncapi-operation', { at: locate(pointer), message, pointer })];
  });
}

function faultOf(root: JsonObject, operation: JsonObject): string | undefined {
  const action = member(operation, 'action');
  if (action !== 'send' && action !== 'receive') {
    return `its action is \`${plainText(action)}\`, neither \`send\` nor \`receive\``;
  }
  const channel = objectMember(operation, 'channel');
  const reference = textMember(channel, '$ref');
  if (reference === undefined) return 'it refers to no channel';
  const target = dereference(root, channel, '');
  return target.found ? undefined : `there is no channel at \`${reference}\``;
}
