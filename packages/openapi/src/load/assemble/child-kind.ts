import { isJsonObject, type JsonValue } from '../../model/json.ts';
import { filesKey } from './file-names.ts';

/**
 * How the keys of an object are to be understood: as keywords of the format, as names that the
 * author chose, or not at all, because it is an example or another value.
 */
export type Kind = 'keywords' | 'names' | 'data';

/** Keywords whose value is an object of names. */
const namesKeys: ReadonlySet<string> = new Set([
  filesKey,
  '$defs',
  'additionalOperations',
  'callbacks',
  'channels',
  'content',
  'correlationIds',
  'definitions',
  'dependentSchemas',
  'encoding',
  'examples',
  'headers',
  'links',
  'mediaTypes',
  'messageTraits',
  'messages',
  'operationTraits',
  'operations',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'replies',
  'replyAddresses',
  'requestBodies',
  'responses',
  'schemas',
  'securityDefinitions',
  'securitySchemes',
  'serverVariables',
  'servers',
  'variables',
  'webhooks',
  'x-webhooks',
]);

/** Keywords whose value is data, where `$ref` is a key like any other. */
const dataKeys: ReadonlySet<string> = new Set([
  'const',
  'dataValue',
  'default',
  'enum',
  'example',
  'scopes',
  'value',
  'x-example',
  'x-examples',
]);

/** The kind of a member, by that of the object that holds it. */
export function childKind(kind: Kind, key: string, child: JsonValue): Kind {
  if (kind === 'data') return 'data';
  if (kind === 'names') return 'keywords';
  if (dataKeys.has(key)) return 'data';
  // A schema has a list of examples, which are data; elsewhere they have names.
  if (key === 'examples' && !isJsonObject(child)) return 'data';
  return namesKeys.has(key) && isJsonObject(child) ? 'names' : 'keywords';
}
