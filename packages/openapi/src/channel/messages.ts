import { anchorPath } from '../api-schema/anchors.ts';
import { type Part, partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import { emptyDraft } from '../api-schema/tree.ts';
import type { MessageModel, MessagePart } from '../model/channel.ts';
import type { ExampleModel } from '../model/endpoint.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { mediaKind } from '../model/media-type.ts';
import {
  type Located,
  locatedObject,
  type PageContext,
  treeContext,
} from '../operation/context.ts';
import { mediaExamples } from '../operation/media-examples.ts';
import { bounded } from '../reference/bounded.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { bindingModels } from './bindings.ts';
import {
  describedIn,
  externalDocsIn,
  type Layers,
  layersOf,
  listIn,
  textIn,
  valueIn,
  valuesIn,
  type Written,
} from './layers.ts';

/** A message as a channel lists it. */
export interface ListedMessage {
  readonly id: string;
  readonly located: Located;
}

/**
 * A message with its traits.
 *
 * @param path what its anchor starts with
 */
export function messageModel(
  context: PageContext,
  { id, located }: ListedMessage,
  path: string,
): MessageModel {
  const layers = layersOf(context, located, 'message');
  const name = textIn(layers, 'name');
  const title = textIn(layers, 'title') ?? name ?? id;
  const anchor = context.anchors.take(anchorPath(path, id || title));
  const contentType = textIn(layers, 'contentType') ?? defaultType(context);
  const headers = partOf(context, layers, 'headers', anchorPath(anchor, 'headers'));
  const payload = partOf(context, layers, 'payload', anchorPath(anchor, 'payload'));
  return {
    id,
    title,
    name: name === title ? undefined : name,
    description: describedIn(layers),
    deprecated: valueIn(layers, 'deprecated')?.value === true,
    contentType,
    externalDocs: externalDocsIn(context, layers),
    anchor,
    headers: headers?.model,
    payload: payload?.model,
    correlation: correlationOf(context, layers),
    bindings: bindingModels(context, layers),
    examples: examplesOf(context, layers, contentType, payload),
  };
}

function defaultType({ root }: PageContext): string | undefined {
  return textMember(root, 'defaultContentType');
}

interface BuiltPart {
  readonly model: MessagePart;
  readonly parts: readonly Part[];
}

/** Headers or payload: all layers hold for it, unless it is written in another format. */
function partOf(
  context: PageContext,
  layers: Layers,
  key: 'headers' | 'payload',
  path: string,
): BuiltPart | undefined {
  const written = valuesIn(layers, key);
  const [first] = written;
  if (first === undefined) return undefined;
  const formats = key === 'payload' ? textIn(layers, 'schemaFormat') : undefined;
  const schemas = written.map((each) => schemaIn(context, each, formats));
  const foreign = schemas.find(({ format }) => format !== undefined && !isJsonSchema(format));
  if (foreign) {
    const { format = '', value, pointer } = foreign;
    const message = `The ${key} is written in \`${format}\`, which is shown as it is.`;
    context.report({ code: 'asyncapi-schema-format', pointer, message });
    return { model: { kind: 'foreign', format, value: bounded(context.root, value) }, parts: [] };
  }
  const parts = schemas.map(({ value, pointer }, level) => partAt(pointer, value, level));
  const schema = schemaModel(treeContext(context, 'both'), parts, path);
  return { model: { kind: 'schema', schema }, parts };
}

interface FormattedSchema extends Written {
  readonly format: string | undefined;
}

/**
 * AsyncAPI 3 may wrap a schema with its format, also behind a reference. Where the format is missing,
 * what holds nothing but `schema` is a wrapper still: schemas have no such keyword.
 */
function schemaIn(
  { root }: PageContext,
  { value, pointer }: Written,
  format: string | undefined,
): FormattedSchema {
  const target = dereference(root, value, pointer);
  const held = target.found && isJsonObject(target.value) ? target.value : undefined;
  const own = held && textMember(held, 'schemaFormat');
  const schema = held && member(held, 'schema');
  const isWrapper = own !== undefined || Object.keys(held ?? {}).length === 1;
  if (target.found && isWrapper && schema !== undefined) {
    const inner = { value: schema, pointer: childPointer(target.pointer, 'schema') };
    if (own === undefined || isJsonSchema(own)) return { ...inner, format: own };
    const shown = dereference(root, schema, inner.pointer);
    return { ...(shown.found ? { ...inner, value: shown.value } : inner), format: own };
  }
  if (format === undefined || isJsonSchema(format) || !target.found) {
    return { value, pointer, format };
  }
  return { value: target.value, pointer: target.pointer, format };
}

/** Formats of schemas that are JSON Schema in all that a page shows. */
function isJsonSchema(format: string): boolean {
  return /^application\/(?:vnd\.aai\.asyncapi|vnd\.oai\.openapi|schema)(?:[+;]|$)/i.test(
    format.trim(),
  );
}

function correlationOf(context: PageContext, layers: Layers): MessageModel['correlation'] {
  const written = valueIn(layers, 'correlationId');
  const found = written && locatedObject(context, written.value, written.pointer, 'correlation ID');
  const location = found && textMember(found.object, 'location');
  if (found === undefined || location === undefined) return undefined;
  return { location, description: textMember(found.object, 'description') };
}

/** Written payloads, else one made from its schema; headers that are written with them. */
function examplesOf(
  context: PageContext,
  layers: Layers,
  contentType: string | undefined,
  payload: BuiltPart | undefined,
): readonly ExampleModel[] {
  const written = (listIn(layers, 'examples') ?? []).map(({ value }) => value).filter(isJsonObject);
  const schema = payload?.model.kind === 'schema' ? payload.model.schema : emptyDraft();
  const parts = payload?.parts ?? [];
  const given = (key: 'payload' | 'headers', examples: JsonObject, type: string) =>
    mediaExamples(context, {
      direction: 'both',
      type,
      media: { object: { examples }, pointer: layers[0]?.pointer ?? '' },
      parts,
      schema: key === 'payload' ? schema : emptyDraft(),
      isSequence: false,
    });
  const payloads = namedExamples(written, 'payload', '');
  const headers = namedExamples(written, 'headers', ' (headers)');
  const hasPayload = parts.length > 0 || Object.keys(payloads).length > 0;
  // A binary form of what a schema describes cannot be shown; what it holds can.
  const isText = contentType !== undefined && mediaKind(contentType) !== 'binary';
  const type = isText ? contentType : 'application/json';
  return [
    ...(hasPayload ? given('payload', payloads, type) : []),
    ...(Object.keys(headers).length > 0 ? given('headers', headers, 'application/json') : []),
  ];
}

/** One part of written examples, in the form in which OpenAPI names them. */
function namedExamples(
  written: readonly JsonObject[],
  key: 'payload' | 'headers',
  suffix: string,
): JsonObject {
  const entries = written.flatMap((example, index): [string, JsonObject][] => {
    const value = member(example, key);
    if (value === undefined) return [];
    const own = textMember(example, 'summary') || textMember(example, 'name');
    const label = own || (written.length === 1 ? 'Example' : `Example ${index + 1}`);
    return [[String(index), { summary: label + suffix, value }]];
  });
  return Object.fromEntries(entries);
}
