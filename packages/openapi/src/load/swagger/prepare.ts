import { isDeepStrictEqual } from 'node:util';
import { OpenAPIV2 } from 'openapi-types';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { resolveReference } from '../../reference/resolve-reference.ts';
import { filesKey } from '../assemble/file-names.ts';
import { originOf, pointerOf } from './origins.ts';
import { convertServers } from './servers.ts';

/** Something of a Swagger 2.0 document that has no equal in OpenAPI 3. */
export interface Loss {
  /** Pointer to where it is written. */
  readonly pointer: string;
  readonly message: string;
}

interface Preparation {
  readonly root: JsonObject;
  readonly losses: Loss[];
}

const methods: readonly string[] = Object.values(OpenAPIV2.HttpMethods);
const multipart = 'multipart/form-data';
const urlEncoded = 'application/x-www-form-urlencoded';

/** Formats of lists that have a style in OpenAPI 3, by the place of the parameter. */
const listFormats: Readonly<Record<string, readonly string[]>> = {
  query: ['csv', 'multi', 'ssv', 'pipes'],
  formData: ['csv', 'multi', 'ssv', 'pipes'],
  path: ['csv'],
  header: ['csv'],
};

/**
 * A Swagger 2.0 document as the converter takes it: what it would fail on left out, its own
 * defaults replaced by ours, and each parameter of a body, and what lies in another file, in the
 * operation that uses it.
 */
export function prepareSwagger(root: JsonObject): {
  readonly root: JsonObject;
  readonly losses: readonly Loss[];
} {
  const preparation = { root, losses: [] };
  const moved = ['host', 'basePath', 'schemes', 'consumes', 'produces'];
  const servers = convertServers(root);
  const parameters = mapObjects(root['parameters'], (parameter) =>
    isOfBody(parameter) || !isUsable(parameter) ? undefined : plain(parameter, preparation),
  );
  const prepared = {
    ...without(root, moved),
    ...mediaTypes(root, ['consumes', 'produces']),
    ...(servers.length === 0 ? {} : { servers }),
    paths: mapObjects(root['paths'], (item) => pathItem(item, preparation)),
    definitions: mapObjects(root['definitions'], (schema) => schema),
    parameters,
    responses: mapObjects(root['responses'], (each) => response(each, root)),
    securityDefinitions: mapObjects(root['securityDefinitions'], (scheme) => scheme),
    ...(filesKey in root ? { [filesKey]: withSchemaKeywords(root[filesKey] ?? {}) } : {}),
  };
  return { root: prepared, losses: preparation.losses };
}

/** Those members of an object that are objects, changed; without what has no new value. */
function mapObjects(
  value: JsonValue | undefined,
  change: (member: JsonObject) => JsonObject | undefined,
): JsonObject {
  const members = Object.entries(isJsonObject(value) ? value : {}).flatMap(
    ([name, member]): [string, JsonValue][] => {
      const changed = isJsonObject(member) ? change(member) : undefined;
      return changed === undefined ? [] : [[name, changed]];
    },
  );
  return Object.fromEntries(members);
}

/** Lists of media types; those that hold none are left out. */
function mediaTypes(object: JsonObject, keys: readonly string[]): JsonObject {
  const lists = keys.map((key): [string, readonly string[]] => {
    const list = object[key];
    return [key, isJsonArray(list) ? list.filter((type) => typeof type === 'string') : []];
  });
  return Object.fromEntries(lists.filter(([, types]) => types.length > 0));
}

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Parameters of its body go to each operation that has none of that name. */
function pathItem(written: JsonObject, preparation: Preparation): JsonObject {
  const item = resolved(written, preparation.root);
  const common = parametersOf(item, preparation);
  const body = common.filter(isOfBody);
  const members = Object.entries(without(item, ['parameters'])).map(([key, value]) => {
    const isOperation = methods.includes(key) && isJsonObject(value);
    return [key, isOperation ? operation(value, body, preparation) : value] as const;
  });
  const parameters = common.filter((parameter) => !isOfBody(parameter));
  return {
    ...(parameters.length === 0 ? {} : { parameters }),
    ...Object.fromEntries(members.filter(([key, value]) => isKept(key, value))),
  };
}

function isKept(key: string, value: JsonValue): boolean {
  return methods.includes(key) ? isJsonObject(value) : value !== null;
}

function operation(
  value: JsonObject,
  inherited: readonly JsonObject[],
  preparation: Preparation,
): JsonObject {
  const { root } = preparation;
  const own = parametersOf(value, preparation);
  const hasBody = own.some((parameter) => parameter['in'] === 'body');
  const names = new Set(own.map((parameter) => parameter['name']));
  const added = inherited.filter(
    (parameter) => !(parameter['in'] === 'body' ? hasBody : names.has(parameter['name'])),
  );
  const types = {
    ...mediaTypes(root, ['consumes', 'produces']),
    ...mediaTypes(value, ['consumes', 'produces']),
  };
  const declared = isJsonArray(types['consumes']) ? types['consumes'] : [];
  const parameters = [...own, ...structuredClone(added)].map((parameter) =>
    withExample(parameter, declared),
  );
  const form = parameters.filter((parameter) => parameter['in'] === 'formData');
  const body = form.length === 0 || hasBody ? [] : [bodyOf(form)];
  const { schemes, responses } = value;
  // What is shared has the types of the document.
  const mayShare = isDeepStrictEqual(types['produces'], mediaTypes(root, ['produces'])['produces']);
  const responseOf = (each: JsonObject) =>
    mayShare && isSharedResponse(each) ? each : response(resolved(each, root), types);
  return {
    ...without(value, ['consumes', 'produces', 'schemes', 'parameters']),
    ...types,
    ...(form.length === 0 ? {} : { consumes: formTypes(form, declared) }),
    ...(parameters.length === 0 ? {} : { parameters: [...parameters, ...body] }),
    ...(responses === undefined ? {} : { responses: mapObjects(responses, responseOf) }),
    ...(schemes === undefined ? {} : { servers: convertServers(root, schemes) }),
  };
}

/** The body that a form is; the converter puts the fields of the form into it. */
function bodyOf(form: readonly JsonObject[]): JsonObject {
  const isRequired = form.some((field) => field['required'] === true);
  return { ...originOf(form[0]), in: 'body', ...(isRequired ? { required: true } : {}) };
}

/** Multipart for files; otherwise those of the two types of forms that are declared. */
function formTypes(form: readonly JsonObject[], declared: readonly JsonValue[]): JsonValue {
  if (form.some((field) => field['type'] === 'file')) return [multipart];
  const forms = declared.filter((type) => type === multipart || type === urlEncoded);
  return forms.length === 0 ? [urlEncoded] : forms;
}

/** The parameters of an operation or path, those of a body and of other files themselves. */
function parametersOf(holder: JsonObject, preparation: Preparation): JsonObject[] {
  const list = holder['parameters'];
  return (isJsonArray(list) ? list : []).filter(isJsonObject).flatMap((written) => {
    const parameter = resolved(written, preparation.root);
    if (!isUsable(parameter)) return [];
    const isShared = parameter !== written && String(written['$ref']).startsWith('#/parameters/');
    if (isShared && !isOfBody(parameter)) return [written];
    return [plain(parameter, preparation)];
  });
}

/** What a reference leads to, as a value of its own; the object itself where it is none. */
function resolved(value: JsonObject, root: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const found = resolveReference(root, reference);
  return found.found && isJsonObject(found.value) ? structuredClone(found.value) : value;
}

function isSharedResponse({ $ref: reference }: JsonObject): boolean {
  return typeof reference === 'string' && reference.startsWith('#/responses/');
}

function isUsable(parameter: JsonObject): boolean {
  return ['query', 'path', 'header', 'body', 'formData'].includes(String(parameter['in']));
}

function isOfBody(parameter: JsonObject): boolean {
  return parameter['in'] === 'body' || parameter['in'] === 'formData';
}

/** A parameter with an example that the converter keeps, and a format of lists that it knows. */
function plain(parameter: JsonObject, { losses }: Preparation): JsonObject {
  const { 'x-example': example, collectionFormat: format, ...rest } = parameter;
  if (parameter['in'] === 'body') return parameter;
  const named = example === undefined ? rest : { ...rest, example };
  if (parameter['type'] !== 'array') return named;
  const known = listFormats[String(parameter['in'])] ?? [];
  if (format === undefined || (typeof format === 'string' && known.includes(format))) {
    return { ...named, collectionFormat: format ?? 'csv' };
  }
  const shown = typeof format === 'string' ? format : 'this value';
  const message = `\`collectionFormat: ${shown}\` has no equal in OpenAPI 3 for this parameter; the values are shown separated by commas.`;
  losses.push({ pointer: `${pointerOf(parameter)}/collectionFormat`, message });
  return { ...named, collectionFormat: 'csv' };
}

/** The example of a body, which the converter looks for by media type. */
function withExample(parameter: JsonObject, declared: readonly JsonValue[]): JsonObject {
  const example = parameter['x-example'];
  if (example === undefined || parameter['in'] !== 'body') return parameter;
  const types = declared.length === 0 ? ['application/json'] : declared.map(String);
  return { ...parameter, 'x-example': Object.fromEntries(types.map((type) => [type, example])) };
}

/**
 * A response with its content, of which the converter loses some, and with its headers turned
 * round, because the converter does that too.
 *
 * @param holder what says which types it produces
 */
function response(value: JsonObject, holder: JsonObject): JsonObject {
  if (typeof value['$ref'] === 'string') return value;
  const { schema, examples: written, headers } = value;
  const examples = isJsonObject(written) ? written : {};
  const isFile = isJsonObject(schema) && schema['type'] === 'file';
  const usual = [isFile ? 'application/octet-stream' : 'application/json'];
  const produced = mediaTypes(holder, ['produces'])['produces'] ?? usual;
  const declared = schema === undefined || !isJsonArray(produced) ? [] : produced.map(String);
  const content = [...new Set([...declared, ...Object.keys(examples)])].map((type) => [
    type,
    {
      ...originOf(value),
      ...(schema === undefined ? {} : { schema }),
      ...(Object.hasOwn(examples, type) ? { example: examples[type] ?? null } : {}),
    },
  ]);
  return {
    ...without(value, ['schema', 'examples']),
    ...(isJsonObject(headers)
      ? { headers: Object.fromEntries(Object.entries(headers).reverse()) }
      : {}),
    ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}

/** Schemas of other files with the keywords of OpenAPI 3; the converter leaves them alone. */
function withSchemaKeywords(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(withSchemaKeywords);
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([key, child]): [string, JsonValue] => {
    if (key === 'x-nullable') return ['nullable', child];
    const isName = key === 'discriminator' && typeof child === 'string';
    return [key, isName ? { propertyName: child } : withSchemaKeywords(child)];
  });
  return Object.fromEntries(members);
}
