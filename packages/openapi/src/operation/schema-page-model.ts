import type { Checked } from '@waymark/core';
import { partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import type { ApiDescription } from '../model/description.ts';
import type { SchemaPageModel } from '../model/endpoint.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import { pointerReference } from '../reference/pointer.ts';
import { locateReference } from '../reference/resolve-reference.ts';
import { treeContext } from './context.ts';
import { type ModelOptions, pageContext } from './endpoint-model.ts';
import { mediaExamples } from './media-examples.ts';

/** A schema that a page documents. */
export type SchemaTarget = Extract<EndpointTarget, { kind: 'schema' }>;

/** All that the page of a schema shows: its tree and an example. */
export function schemaPageModel(
  description: ApiDescription,
  target: SchemaTarget,
  options: ModelOptions = {},
): Checked<SchemaPageModel> {
  const { context, diagnostics } = pageContext(description, options);
  const { name, pointer } = target;
  const found = locateReference(description.root, pointerReference(pointer));
  if (!found.found) {
    const message = `The schema \`${name}\` is not in this description.`;
    context.report({ code: 'openapi-operation-missing', pointer, message });
  }
  const parts = [found.found ? partAt(found.pointer, found.value) : partAt(pointer, {})];
  const schema = schemaModel(treeContext(context, 'both'), parts, 'schema');
  const examples = mediaExamples(context, {
    direction: 'both',
    type: 'application/json',
    media: { object: {}, pointer },
    parts,
    schema,
    isSequence: false,
  });
  const at = description.locate(pointer);
  return { value: { name, title: schema.title ?? name, schema, examples, at }, diagnostics };
}
