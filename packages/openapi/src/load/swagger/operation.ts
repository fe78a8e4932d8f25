import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import { resolveReference } from '../../reference/resolve-reference.ts';
import type { Conversion, Old } from './conversion.ts';
import { mediaTypes } from './media-types.ts';
import { convertParameter } from './parameter.ts';
import { convertBody, convertForm } from './request-body.ts';
import { convertResponse } from './response.ts';
import { convertServers } from './servers.ts';

const methods: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
]);

/** Parameters by where they go in OpenAPI 3. */
interface Parameters {
  readonly plain: readonly Old[];
  readonly body: readonly Old[];
  readonly form: readonly Old[];
}

/** A path item. Parameters of its body go to each operation that has no body of its own. */
export function convertPathItem(
  { value, path }: Old,
  pointer: string,
  conversion: Conversion,
): JsonObject {
  const common = sortParameters(value['parameters'], path, conversion);
  const members = Object.entries(value).flatMap(([key, child]): [string, JsonValue][] => {
    const at = childPointer(pointer, key);
    if (key === 'parameters') return plainParameters(common.plain, at, conversion);
    if (!methods.has(key) || !isJsonObject(child)) return [[key, child]];
    const old = { value: child, path: [...path, key] };
    return [[key, convertOperation(old, common, at, conversion)]];
  });
  return Object.fromEntries(members);
}

function convertOperation(
  { value, path }: Old,
  common: Parameters,
  pointer: string,
  conversion: Conversion,
): JsonObject {
  const {
    consumes: _consumes,
    produces: _produces,
    schemes,
    parameters,
    responses,
    ...rest
  } = value;
  const own = sortParameters(parameters, path, conversion);
  const body = [...own.body, ...common.body][0];
  const ownFields = new Set(own.form.map((field) => field.value['name']));
  const inherited = common.form.filter((field) => !ownFields.has(field.value['name']));
  const form = [...own.form, ...inherited];
  const consumes = mediaTypes(value, 'consumes') ?? conversion.consumes;
  const produces = mediaTypes(value, 'produces') ?? conversion.produces;
  const at = childPointer(pointer, 'requestBody');
  const requestBody =
    body !== undefined
      ? convertBody(body, some(consumes), at, conversion)
      : form.length > 0
        ? convertForm(form, consumes, at, conversion)
        : undefined;
  const plain = plainParameters(own.plain, childPointer(pointer, 'parameters'), conversion);
  return {
    ...rest,
    ...Object.fromEntries(plain),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(responses === undefined
      ? {}
      : { responses: convertResponses(responses, path, produces, pointer, conversion) }),
    ...(schemes === undefined ? {} : { servers: convertServers(conversion.root, schemes) }),
  };
}

/** Media types that are declared; nothing when none are. */
function some(types: readonly string[]): readonly string[] | undefined {
  return types.length === 0 ? undefined : types;
}

/** Parameters by place; what is not an object is left out, as nothing can be said of it. */
function sortParameters(
  list: JsonValue | undefined,
  path: readonly string[],
  { root }: Conversion,
): Parameters {
  const old = (isJsonArray(list) ? list : []).flatMap((value, index) =>
    isJsonObject(value) ? [{ value, path: [...path, 'parameters', String(index)] }] : [],
  );
  const sorted = { plain: [] as Old[], body: [] as Old[], form: [] as Old[] };
  for (const parameter of old) {
    const resolved = resolveParameter(parameter, root);
    const place = resolved.value['in'];
    if (place === 'body') sorted.body.push(resolved);
    else if (place === 'formData') sorted.form.push(resolved);
    else sorted.plain.push(parameter);
  }
  return sorted;
}

/** The parameter that a reference leads to: only it tells whether it belongs to the body. */
function resolveParameter(parameter: Old, root: JsonObject): Old {
  const reference = parameter.value['$ref'];
  if (typeof reference !== 'string') return parameter;
  const found = resolveReference(root, reference);
  return found.found && isJsonObject(found.value)
    ? { ...parameter, value: found.value }
    : parameter;
}

function plainParameters(
  parameters: readonly Old[],
  pointer: string,
  conversion: Conversion,
): [string, JsonValue][] {
  if (parameters.length === 0) return [];
  const list = parameters.map((parameter, index) => {
    const at = childPointer(pointer, index);
    const reference = parameter.value['$ref'];
    if (typeof reference !== 'string') return convertParameter(parameter, at, conversion);
    conversion.origins.set(at, parameter.path);
    if (reference.startsWith('#/parameters/')) {
      return { $ref: reference.replace('#/parameters/', '#/components/parameters/') };
    }
    // A parameter in another file is converted where it is used.
    const resolved = resolveParameter(parameter, conversion.root);
    return resolved === parameter ? parameter.value : convertParameter(resolved, at, conversion);
  });
  return [['parameters', list]];
}

function convertResponses(
  responses: JsonValue,
  path: readonly string[],
  produces: readonly string[],
  pointer: string,
  conversion: Conversion,
): JsonValue {
  if (!isJsonObject(responses)) return responses;
  const converted = Object.entries(responses).map(([status, value]): [string, JsonValue] => {
    const response = responseOf(value, conversion.root);
    if (response === undefined || status.startsWith('x-')) return [status, value];
    const old = { value: response, path: [...path, 'responses', status] };
    const at = childPointer(pointer, 'responses', status);
    return [status, convertResponse(old, some(produces), at, conversion)];
  });
  return Object.fromEntries(converted);
}

/** A response as it is written; one in another file is converted where it is used. */
function responseOf(value: JsonValue, root: JsonObject): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const reference = value['$ref'];
  if (typeof reference !== 'string' || reference.startsWith('#/components/')) return value;
  const found = resolveReference(root, reference);
  return found.found && isJsonObject(found.value) ? found.value : value;
}
