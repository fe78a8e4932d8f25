import type { BodyModel, EndpointModel, MediaModel, ParameterModel } from '../model/endpoint.ts';
import { mediaKind } from '../model/media-type.ts';
import type { Alternative, FieldModel, SchemaModel } from '../model/schema.ts';

/**
 * An endpoint without what only its page shows (texts, responses, constraints), for the form that
 * makes requests: its data is fetched when a reader opens the form.
 */
export function formEndpoint(endpoint: EndpointModel): EndpointModel {
  const { body, description, summary, externalDocs, content, ...rest } = endpoint;
  return {
    ...rest,
    tags: [],
    security: endpoint.security.map(({ credentials, label }) => ({
      label,
      credentials: credentials.map(({ description: _, ...credential }) => ({
        ...credential,
        scopes: [],
        flows: [],
      })),
    })),
    parameters: endpoint.parameters.map(formParameter),
    ...(body === undefined ? {} : { body: formBody(body) }),
    responses: [],
    callbacks: [],
    customSamples: [],
  };
}

function formParameter({ description, examples, schema, ...rest }: ParameterModel): ParameterModel {
  return { ...rest, examples: [], schema: formSchema(schema) };
}

function formBody({ media, required }: BodyModel): BodyModel {
  return { required, media: media.filter(isSendable).map(formMedia) };
}

/** Whether there is a form for an endpoint: browsers write no `multipart` but forms. */
export function hasForm({ body }: EndpointModel): boolean {
  return body === undefined || body.media.length === 0 || body.media.some(isSendable);
}

function isSendable({ type }: MediaModel): boolean {
  return mediaKind(type) !== 'mixed';
}

/** The first example fills the form; the others are on the page. */
function formMedia({ encoding, examples, schema, ...rest }: MediaModel): MediaModel {
  const encodings = Object.entries(encoding).map(([name, { headers, ...own }]) => [name, own]);
  return {
    ...rest,
    encoding: Object.fromEntries(encodings),
    examples: examples.slice(0, 1),
    schema: formSchema(schema),
  };
}

function formSchema(schema: SchemaModel): SchemaModel {
  const {
    alternatives,
    content,
    description,
    elements,
    examples,
    externalDocs,
    items,
    raw,
    title,
    ...rest
  } = schema;
  return {
    ...rest,
    ...(schema.enum ? { enum: schema.enum.map(({ value }) => ({ value })) } : {}),
    examples: examples.slice(0, 1).filter((example) => typeof example !== 'object'),
    constraints: [],
    before: [],
    after: [],
    fields: schema.fields.map(withFormSchema),
    ...(items ? { items: formSchema(items) } : {}),
    ...(elements ? { elements: elements.map(formSchema) } : {}),
    ...(alternatives ? { alternatives: alternatives.map(withFormSchema) } : {}),
  };
}

function withFormSchema<Part extends FieldModel | Alternative>(part: Part): Part {
  return { ...part, schema: formSchema(part.schema) };
}
