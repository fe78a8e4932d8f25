import { messages } from '@waymark/core';
import type { EndpointModel, FieldModel, SchemaModel } from '@waymark/openapi';
import { createBudget, createHeadingIds, createIds, type EndpointContext } from '../context.ts';

/** A schema in which everything has its usual value; for tests. */
export function schema(part: Partial<SchemaModel> = {}): SchemaModel {
  return {
    kind: 'scalar',
    type: 'string',
    types: ['string'],
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
    ...part,
  };
}

export function objectSchema(
  fields: readonly FieldModel[],
  part: Partial<SchemaModel> = {},
): SchemaModel {
  return schema({ kind: 'object', type: 'object', types: ['object'], fields, ...part });
}

export function field(name: string, value: SchemaModel = schema(), required = false): FieldModel {
  return { name, nameKind: 'property', anchor: `body-${name}`, required, schema: value };
}

export function endpoint(part: Partial<EndpointModel> = {}): EndpointModel {
  return {
    kind: 'operation',
    method: 'GET',
    path: '/plants/{plantId}',
    title: 'Get a plant',
    deprecated: false,
    tags: [],
    servers: [{ url: 'https://api.example.com/v1', variables: [] }],
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    customSamples: [],
    at: { file: 'openapi.yaml', line: 1, column: 1 },
    ...part,
  };
}

export function context(part: Partial<EndpointContext> = {}): EndpointContext {
  return {
    text: messages('en'),
    describe: (markdown) => `<p>${markdown}</p>`,
    expanded: false,
    endpointUrl: () => undefined,
    budget: createBudget(),
    headingId: createHeadingIds([]),
    id: createIds(),
    ...part,
  };
}
