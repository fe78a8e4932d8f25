import { anchorPath } from '../api-schema/anchors.ts';
import { type Part, partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import { generateExample } from '../example/generate-example.ts';
import type { ExampleModel, ParameterModel } from '../model/endpoint.ts';
import type { JsonValue } from '../model/json.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, type PageContext, treeContext } from './context.ts';
import { describedWithSchema } from './described-with-schema.ts';
import { mergedParameters, type WrittenParameter } from './merge-parameters.ts';
import { checkDeepObject, type ParameterPlace, parameterStyle } from './parameter-style.ts';
import { writtenExamples } from './written-examples.ts';

const order: readonly ParameterPlace[] = ['header', 'path', 'query', 'cookie', 'querystring'];

/** Headers that OpenAPI keeps for other places: the body and the security schemes. */
const reservedHeaders = new Set(['accept', 'content-type']);

/**
 * The parameters of an operation by place (docs/format/openapi.md#parameters).
 *
 * @param credentials names of headers and the like that security schemes send, as `header:name`
 */
export function parameterModels(
  context: PageContext,
  pathItem: Located | undefined,
  operation: Located,
  path: string | undefined,
  credentials: ReadonlySet<string>,
): readonly ParameterModel[] {
  const written = mergedParameters(context, [pathItem, operation]);
  const shown = written.filter(({ name, place }) => !isElsewhere(name, place, credentials));
  const models = shown.map((parameter) => parameterModel(context, parameter));
  if (path !== undefined) models.push(...undeclared(context, path, written, operation));
  return models.toSorted((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

function isElsewhere(
  name: string,
  place: ParameterPlace,
  credentials: ReadonlySet<string>,
): boolean {
  const lower = name.toLowerCase();
  if (place === 'header' && reservedHeaders.has(lower)) return true;
  return credentials.has(`${place}:${place === 'header' ? lower : name}`);
}

function parameterModel(context: PageContext, written: WrittenParameter): ParameterModel {
  const { name, place, located } = written;
  const { object } = located;
  const anchor = context.anchors.take(anchorPath('parameter', name));
  const { parts, media } = parameterSchema(located);
  const schema = schemaModel(
    treeContext(context, 'request'),
    parts,
    anchorPath('parameter', name),
    anchor,
  );
  const holder = media === undefined ? located : mediaHolder(located, media);
  const examples = writtenExamples(context, holder, () => undefined);
  const model: ParameterModel = {
    name,
    in: place,
    anchor,
    required: place === 'path' || member(object, 'required') === true,
    deprecated: member(object, 'deprecated') === true || schema.deprecated,
    description: describedWithSchema(object, schema),
    ...parameterStyle(context, located, place),
    allowReserved: member(object, 'allowReserved') === true,
    allowEmptyValue: member(object, 'allowEmptyValue') === true,
    media,
    // What the schema says of itself is said of the parameter, once.
    schema: { ...schema, description: undefined, deprecated: false },
    examples,
    sample: sampleOf(context, name, place, parts, examples),
  };
  checkDeepObject(context, located, model);
  return model;
}

function parameterSchema({ object, pointer }: Located): {
  readonly parts: readonly Part[];
  readonly media?: string;
} {
  const [media] = Object.keys(objectMember(object, 'content'));
  if (media === undefined) {
    const schema = member(object, 'schema') ?? {};
    return { parts: [partAt(childPointer(pointer, 'schema'), schema)] };
  }
  const schema = member(objectMember(objectMember(object, 'content'), media), 'schema') ?? {};
  return { parts: [partAt(childPointer(pointer, 'content', media, 'schema'), schema)], media };
}

function mediaHolder({ object, pointer }: Located, media: string): Located {
  return {
    object: objectMember(objectMember(object, 'content'), media),
    pointer: childPointer(pointer, 'content', media),
  };
}

/** The value that samples send; where nothing is known, the name as a placeholder. */
function sampleOf(
  context: PageContext,
  name: string,
  place: ParameterPlace,
  parts: readonly Part[],
  examples: readonly ExampleModel[],
): JsonValue {
  const written = examples.find(({ value }) => value !== undefined)?.value;
  if (written !== undefined) return written;
  const { root, defaults } = context;
  const value = generateExample({ root, direction: 'request', defaults }, parts);
  if (value !== undefined && value !== '<string>' && value !== '<any>') return value;
  return place === 'header' ? '<string>' : placeholder(name);
}

/** `userId` is `USER_ID`: seen to be a placeholder, and the same after percent-encoding. */
function placeholder(name: string): string {
  return anchorPath('', name).replaceAll('-', '_').toUpperCase();
}

function undeclared(
  context: PageContext,
  path: string,
  written: readonly WrittenParameter[],
  operation: Located,
): readonly ParameterModel[] {
  const declared = new Set(written.filter(({ place }) => place === 'path').map(({ name }) => name));
  const used = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? ''));
  for (const { name, place, located } of written) {
    if (place !== 'path' || used.has(name)) continue;
    const message = `The path \`${path}\` has no placeholder \`{${name}}\` for this parameter.`;
    const { pointer } = located;
    const hint = 'Name it as a placeholder of the path, or remove it.';
    context.report({ code: 'openapi-parameter-unused', pointer, message, hint });
  }
  return [...used].flatMap((name) => {
    if (declared.has(name)) return [];
    const { pointer } = operation;
    const message = `No path parameter describes \`{${name}}\` of \`${path}\`.`;
    const meant = `{ "name": ${JSON.stringify(name)}, "in": "path", "required": true, "schema": { "type": "string" } }`;
    const hint = `Add ${meant} to the \`parameters\` of the operation or the path.`;
    context.report({ code: 'openapi-parameter-undeclared', pointer, message, hint });
    const object = { name, in: 'path', schema: { type: 'string' } };
    const at = childPointer(pointer, 'parameters', `{${name}}`);
    return [parameterModel(context, { name, place: 'path', located: { object, pointer: at } })];
  });
}
