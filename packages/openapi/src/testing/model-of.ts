import type { Diagnostic } from '@waymark/core';
import { createAnchors } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import { partAt } from '../api-schema/part.ts';
import type { Problem } from '../api-schema/problem.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { EndpointModel } from '../model/endpoint.ts';
import type { JsonObject } from '../model/json.ts';
import type { SchemaModel } from '../model/schema.ts';
import { endpointModel, type ModelOptions } from '../operation/endpoint-model.ts';
import { describedBy } from './description.ts';

export interface TestedSchema {
  readonly model: SchemaModel;
  readonly problems: readonly Problem[];
}

/** The tree of a schema, with other schemas as components. */
export function schemaOf(
  schema: JsonObject | boolean,
  schemas: JsonObject = {},
  direction: Direction = 'response',
): TestedSchema {
  const problems: Problem[] = [];
  const root = { components: { schemas }, schema };
  const context = {
    root,
    direction,
    post: ['x-tier'],
    anchors: createAnchors(),
    report: (problem: Problem) => void problems.push(problem),
  };
  return { model: schemaModel(context, [partAt('/schema', schema)], 'body'), problems };
}

/** The model of `POST /things`, the operation `operation` of a description. */
export function operationOf(
  operation: JsonObject,
  rest: JsonObject = {},
  options: ModelOptions = {},
): { readonly model: EndpointModel; readonly diagnostics: readonly Diagnostic[] } {
  const root = { openapi: '3.1.0', paths: { '/things': { post: operation } }, ...rest };
  const description = describedBy(root);
  const { value, diagnostics } = endpointModel(
    description,
    {
      kind: 'operation',
      description,
      method: 'POST',
      path: '/things',
      pointer: '/paths/~1things/post',
    },
    options,
  );
  return { model: value, diagnostics };
}

/** The rows of a schema by name. */
export function rowsOf(model: SchemaModel): Readonly<Record<string, SchemaModel>> {
  return Object.fromEntries(model.fields.map((field) => [field.name, field.schema]));
}
