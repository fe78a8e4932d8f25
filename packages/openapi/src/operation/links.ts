import type { LinkModel } from '../model/endpoint.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { objectMember, textMember } from '../reference/member.ts';
import { childPointer, pointerKeys } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';
import { operationsById } from './operations-by-id.ts';

/** What a response leads on to (docs/format/openapi.md#servers). */
export function linkModels(context: PageContext, response: Located): readonly LinkModel[] {
  const links = Object.entries(objectMember(response.object, 'links'));
  return links.flatMap(([name, value]) => {
    const pointer = childPointer(response.pointer, 'links', name);
    const link = locatedObject(context, value, pointer, 'link');
    if (link === undefined) return [];
    const parameters = Object.entries(objectMember(link.object, 'parameters'));
    return {
      name,
      description: textMember(link.object, 'description'),
      target: linkTarget(context, link),
      parameters: parameters.map(([parameter, expression]) => ({
        name: parameter,
        expression: typeof expression === 'string' ? expression : jsonText(expression),
      })),
    };
  });
}

function linkTarget(context: PageContext, { object, pointer }: Located): LinkModel['target'] {
  const id = textMember(object, 'operationId');
  const reference = textMember(object, 'operationRef');
  const target =
    id === undefined
      ? reference && targetOfReference(context.root, reference)
      : operationsById(context.root).get(id);
  if (target) return target;
  const written = id ?? reference;
  if (written === undefined || reference?.startsWith('http')) return undefined;
  const message = `The link leads to \`${written}\`, an operation that this description does not have.`;
  context.report({ code: 'openapi-link-target', pointer, message });
  return undefined;
}

function targetOfReference(root: JsonObject, reference: string): LinkModel['target'] {
  const place = locateReference(root, reference);
  if (!place.found || !isJsonObject(place.value)) return undefined;
  const [section, path, method] = pointerKeys(reference.slice(reference.indexOf('#') + 1));
  if (section !== 'paths' || path === undefined || method === undefined) return undefined;
  return { method: method.toUpperCase(), path };
}
