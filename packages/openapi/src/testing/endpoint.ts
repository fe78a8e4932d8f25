import type {
  BodyModel,
  CredentialModel,
  EndpointModel,
  MediaModel,
  ParameterModel,
} from '../model/endpoint.ts';
import type { SchemaModel } from '../model/schema.ts';

/** Models with nothing in them, to be filled where a test looks. */

export const ANY_SCHEMA: SchemaModel = {
  kind: 'any',
  type: 'any',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  examples: [],
  constraints: [],
  before: [],
  after: [],
  expanded: false,
  fields: [],
};

export const FILE_SCHEMA: SchemaModel = { ...ANY_SCHEMA, kind: 'file', type: 'file' };

export function objectSchema(fields: Readonly<Record<string, SchemaModel>>): SchemaModel {
  return {
    ...ANY_SCHEMA,
    kind: 'object',
    fields: Object.entries(fields).map(([name, schema]) => ({
      name,
      nameKind: 'property',
      anchor: name,
      required: true,
      schema,
    })),
  };
}

export function endpoint(parts: Partial<EndpointModel> = {}): EndpointModel {
  return {
    kind: 'operation',
    method: 'GET',
    path: '/things',
    title: 'Things',
    deprecated: false,
    tags: [],
    servers: [{ url: 'https://api.test/v1', variables: [] }],
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    customSamples: [],
    at: { file: 'openapi.yaml', line: 1, column: 1 },
    ...parts,
  };
}

const STYLES = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  querystring: 'form',
  cookie: 'form',
} as const;

/** With the defaults of OpenAPI for its place. */
export function parameter(
  place: ParameterModel['in'],
  name: string,
  parts: Partial<ParameterModel> = {},
): ParameterModel {
  const style = parts.style ?? STYLES[place];
  return {
    name,
    in: place,
    anchor: name,
    required: place === 'path',
    deprecated: false,
    style,
    explode: style === 'form' || style === 'cookie',
    allowReserved: false,
    allowEmptyValue: false,
    schema: ANY_SCHEMA,
    examples: [],
    sample: 'x',
    ...parts,
  };
}

export function credential(
  type: CredentialModel['type'],
  parts: Partial<CredentialModel> = {},
): CredentialModel {
  return { id: type, type, scopes: [], flows: [], anchor: type, ...parts };
}

export function media(type: string, parts: Partial<MediaModel> = {}): MediaModel {
  return { type, schema: ANY_SCHEMA, isSequence: false, examples: [], encoding: {}, ...parts };
}

export function body(...offered: readonly MediaModel[]): BodyModel {
  return { required: true, media: offered };
}
