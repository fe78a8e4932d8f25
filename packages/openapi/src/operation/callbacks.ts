import { anchorPath } from '../api-schema/anchors.ts';
import type { CallbackModel } from '../model/endpoint.ts';
import { member, objectMember, textMember } from '../reference/member.ts';
import { methodsOf } from '../reference/path-item.ts';
import { childPointer } from '../reference/pointer.ts';
import { bodyModel } from './body.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';
import { parameterModels } from './parameters.ts';
import { responseModels } from './responses.ts';
import { credentialNames, securityModel } from './security.ts';

/** Callbacks of one operation; those within callbacks are not shown. */
const maxCallbacks = 50;

/** The requests that an operation makes the API send, one for each name, address and method. */
export function callbackModels(context: PageContext, operation: Located): readonly CallbackModel[] {
  const models: CallbackModel[] = [];
  const at = childPointer(operation.pointer, 'callbacks');
  for (const [name, value] of Object.entries(objectMember(operation.object, 'callbacks'))) {
    const callback = locatedObject(context, value, childPointer(at, name), 'callback');
    for (const [expression, item] of Object.entries(callback?.object ?? {})) {
      if (expression.startsWith('x-') || callback === undefined) continue;
      const pointer = childPointer(callback.pointer, expression);
      const located = locatedObject(context, item, pointer, 'path item');
      if (located === undefined) continue;
      for (const { method, operation: sent } of methodsOf(
        context.root,
        located.object,
        located.pointer,
      )) {
        if (models.length < maxCallbacks) {
          models.push(callbackModel(context, { name, expression, method }, located, sent));
        }
      }
    }
  }
  return models;
}

function callbackModel(
  context: PageContext,
  names: { readonly name: string; readonly expression: string; readonly method: string },
  pathItem: Located,
  operation: Located,
): CallbackModel {
  const path = anchorPath('callback', names.name);
  const security = securityModel(context, operation, true);
  return {
    ...names,
    summary: textMember(operation.object, 'summary'),
    description: textMember(operation.object, 'description'),
    deprecated: member(operation.object, 'deprecated') === true,
    security,
    parameters: parameterModels(context, pathItem, operation, undefined, credentialNames(security)),
    // What the API sends has `readOnly` properties too, such as the id of what was made.
    body: bodyModel(context, 'both', operation, `${path}-body`),
    responses: responseModels(context, 'both', operation, `${path}-response`),
  };
}
