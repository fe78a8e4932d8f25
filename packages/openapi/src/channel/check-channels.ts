import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { locatedObject } from '../operation/context.ts';
import { pageContext } from '../operation/endpoint-model.ts';
import { member, objectMember, plainText, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';

/** What keeps channels of a description, and its operations (AsyncAPI 3), from all pages. */
export function checkChannels(description: ApiDescription): Diagnostic[] {
  const { context, diagnostics } = pageContext(description, {});
  for (const [id, value] of Object.entries(objectMember(description.root, 'channels'))) {
    if (id.startsWith('x-')) continue;
    locatedObject(context, value, childPointer('/channels', id), 'channel');
  }
  return [...diagnostics, ...checkOperations(description)];
}

function checkOperations({ root, locate }: ApiDescription): Diagnostic[] {
  return Object.entries(objectMember(root, 'operations')).flatMap(([name, value]) => {
    const pointer = childPointer('/operations', name);
    const found = dereference(root, value, pointer);
    const operation = found.found ? found.value : undefined;
    const reason = name.startsWith('x-') ? undefined : faultOf(root, operation);
    if (reason === undefined) return [];
    const message = `The operation \`${name}\` is on no page: ${reason}.`;
    return [diagnostic('asyncapi-operation', { at: locate(pointer), message, pointer })];
  });
}

function faultOf(root: JsonObject, operation: JsonValue | undefined): string | undefined {
  if (!isJsonObject(operation)) return 'it is no object';
  const action = member(operation, 'action');
  if (action !== 'send' && action !== 'receive') {
    return `its action is \`${plainText(action)}\`, neither \`send\` nor \`receive\``;
  }
  const channel = objectMember(operation, 'channel');
  const reference = textMember(channel, '$ref');
  if (reference === undefined) return 'it refers to no channel';
  const target = dereference(root, channel, '');
  const isThere = target.found && isJsonObject(target.value);
  return isThere ? undefined : `there is no channel at \`${reference}\``;
}
