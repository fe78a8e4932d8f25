import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import { resolveReference } from '../../reference/resolve-reference.ts';
import type { Conversion, Loss } from './conversion.ts';
import { convertKeywords } from './keywords.ts';
import { mediaTypes } from './media-types.ts';
import { convertPathItem } from './operation.ts';
import { convertParameter } from './parameter.ts';
import { convertResponse } from './response.ts';
import { convertSecurity } from './security.ts';
import { convertServers } from './servers.ts';

export interface Converted {
  readonly root: JsonObject;
  /** Where values of the new document come from: keys of the old one, by new pointer. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
  readonly losses: readonly Loss[];
}

/** Keys of the document that move elsewhere. */
const movedKeys: ReadonlySet<string> = new Set([
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  'definitions',
  'parameters',
  'responses',
  'securityDefinitions',
  'paths',
  'components',
]);

/**
 * A Swagger 2.0 document in the terms of OpenAPI 3.0, which leaves the meaning of schemas alone:
 * paths and operations keep their places, so that pointers to them hold for both.
 */
export function convertSwagger(document: JsonObject): Converted {
  const root = convertKeywords(document);
  const conversion: Conversion = {
    root,
    consumes: mediaTypes(root, 'consumes') ?? [],
    produces: mediaTypes(root, 'produces') ?? [],
    origins: new Map([
      ['/openapi', ['swagger']],
      ['/servers', ['host']],
      ['/components/schemas', ['definitions']],
      ['/components/securitySchemes', ['securityDefinitions']],
    ]),
    losses: [],
  };
  const rest = Object.entries(root).filter(([key]) => !movedKeys.has(key));
  const servers = convertServers(root);
  const converted: JsonObject = {
    openapi: '3.0.4',
    ...Object.fromEntries(rest),
    ...(servers.length === 0 ? {} : { servers }),
    paths: convertPaths(root['paths'], conversion),
    components: convertComponents(conversion),
  };
  return { root: converted, origins: conversion.origins, losses: conversion.losses };
}

function convertPaths(paths: JsonValue | undefined, conversion: Conversion): JsonValue {
  return mapObject(paths, (item, name) => {
    const reference = item['$ref'];
    const found =
      typeof reference === 'string' ? resolveReference(conversion.root, reference) : undefined;
    // A path item in another file is converted where it is used.
    const value = found?.found && isJsonObject(found.value) ? found.value : item;
    const old = { value, path: ['paths', name] };
    return convertPathItem(old, childPointer('', 'paths', name), conversion);
  });
}

function convertComponents(conversion: Conversion): JsonObject {
  const { root, produces } = conversion;
  const shared = Object.entries(isJsonObject(root['parameters']) ? root['parameters'] : {});
  // Those of a body are converted where they are used.
  const plain = shared.filter(([, value]) => isJsonObject(value) && !isOfBody(value['in']));
  const parameters = mapObject(Object.fromEntries(plain), (value, name) => {
    const pointer = childPointer('/components/parameters', name);
    return convertParameter({ value, path: ['parameters', name] }, pointer, conversion);
  });
  const responses = mapObject(root['responses'], (value, name) => {
    const pointer = childPointer('/components/responses', name);
    const types = produces.length === 0 ? undefined : produces;
    return convertResponse({ value, path: ['responses', name] }, types, pointer, conversion);
  });
  const security = root['securityDefinitions'];
  return {
    schemas: isJsonObject(root['definitions']) ? root['definitions'] : {},
    parameters,
    responses,
    securitySchemes: isJsonObject(security) ? convertSecurity(security) : {},
  };
}

function isOfBody(place: JsonValue | undefined): boolean {
  return place === 'body' || place === 'formData';
}

function mapObject(
  value: JsonValue | undefined,
  convert: (member: JsonObject, name: string) => JsonValue,
): JsonObject {
  const members = Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(
    members.map(([name, member]): [string, JsonValue] => [
      name,
      isJsonObject(member) ? convert(member, name) : member,
    ]),
  );
}
