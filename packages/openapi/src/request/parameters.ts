import type { ParameterModel } from '../model/endpoint.ts';
import { isJsonObject, type JsonValue } from '../model/json.ts';
import { asciiJson, jsonText } from '../model/json-text.ts';
import { mediaKind } from '../model/media-type.ts';
import { bodyFields } from './body-fields.ts';
import type { RequestChoice } from './choice.ts';
import { addCookie, parseCookies } from './cookie.ts';
import {
  type Encode,
  type Encoder,
  formPairs,
  joined,
  type Pair,
  stylePairs,
  unencoded,
} from './expand.ts';
import { pathText } from './path-parameter.ts';
import { encodeReserved, encodeValue, type UrlPlace } from './percent-encode.ts';
import { type RequestParts, setHeader } from './request-parts.ts';
import { isUndefined, scalarText } from './scalar-text.ts';

/**
 * Writes the chosen parameters into the parts, each encoded once
 * (docs/format/openapi.md#parameters). What a credential has written stays: a header, query or
 * cookie parameter of that name is left out.
 */
export function writeParameters(
  declared: readonly ParameterModel[],
  choice: RequestChoice,
  parts: RequestParts,
): void {
  const taken = new Set([
    ...parts.query.map(([name]) => `query ${name}`),
    ...parts.cookies.map(({ name }) => `cookie ${name}`),
    // The body decides its type.
    ...(choice.body === undefined ? [] : ['header content-type']),
  ]);
  for (const parameter of declared) {
    const value = chosenValue(parameter, choice);
    if (value === undefined || taken.has(identity(parameter))) continue;
    writeParameter(parameter, value, parts);
  }
}

function identity({ in: place, name }: ParameterModel): string {
  if (place === 'query') return `query ${encodeValue(name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** `undefined` for what is left out: empty and optional, or without any value. */
function chosenValue(parameter: ParameterModel, choice: RequestChoice): JsonValue | undefined {
  const value = choice.parameters.find(
    ({ in: place, name }) => place === parameter.in && name === parameter.name,
  )?.value;
  if (value === undefined || parameter.media !== undefined) return value;
  if (parameter.allowEmptyValue && (value === '' || isUndefined(value))) return '';
  if (value === '') return parameter.required && parameter.in !== 'path' ? value : undefined;
  return isUndefined(value) ? undefined : value;
}

function writeParameter(parameter: ParameterModel, value: JsonValue, parts: RequestParts): void {
  switch (parameter.in) {
    case 'path':
      parts.path.set(parameter.name, pathValue(parameter, value));
      break;
    case 'query':
      parts.query.push(...queryPairs(parameter, value));
      break;
    case 'querystring':
      parts.querystrings.push(wholeQuery(parameter, value));
      break;
    case 'header':
      writeHeader(parameter, value, parts);
      break;
    case 'cookie':
      for (const [name, text] of cookiePairs(parameter, value)) {
        addCookie(parts.cookies, name, text);
      }
      break;
  }
}

function pathValue(parameter: ParameterModel, value: JsonValue): string {
  const encode = encodeText(parameter, 'path');
  const content = contentText(parameter, value);
  return content === undefined ? pathText(parameter, value, encode) : encode(content);
}

function queryPairs(parameter: ParameterModel, value: JsonValue): readonly Pair[] {
  const encode: Encoder = { name: encodeValue, text: encodeText(parameter, 'query') };
  const content = contentText(parameter, value);
  if (content !== undefined) return [[encodeValue(parameter.name), encode.text(content)]];
  return stylePairs(parameter.name, value, parameter, encode);
}

/** A header's value is not percent-encoded (OpenAPI 3.1.1, Appendix D). */
function writeHeader(parameter: ParameterModel, value: JsonValue, parts: RequestParts): void {
  const { explode, media, name } = parameter;
  const isJson = media !== undefined && mediaKind(media) === 'json';
  const text = isJson
    ? asciiJson(value)
    : (contentText(parameter, value) ?? joined(value, ',', explode, unencoded.text));
  if (name.toLowerCase() !== 'cookie') {
    setHeader(parts, name, text);
    return;
  }
  for (const cookie of parseCookies(text)) addCookie(parts.cookies, cookie.name, cookie.value);
}

/** `form` is joined by commas, exploded or not: what exploding means there is not defined. */
function cookiePairs(parameter: ParameterModel, value: JsonValue): readonly Pair[] {
  const { explode, name, style } = parameter;
  const content = contentText(parameter, value);
  if (content !== undefined) return [[name, encodeValue(content)]];
  if (style === 'cookie') return formPairs(name, value, ',', explode, unencoded);
  return [[name, joined(value, ',', false, encodeValue)]];
}

/** `in: querystring`: the fields of a form as in a body, or the text of another media type as the whole query. */
function wholeQuery(parameter: ParameterModel, value: JsonValue): string {
  const kind = mediaKind(parameter.media ?? 'application/x-www-form-urlencoded');
  if (kind === 'json') return encodeValue(jsonText(value));
  if (kind !== 'form') return encodeValue(scalarText(value));
  if (!isJsonObject(value)) return encodeReserved(scalarText(value), 'query');
  const fields = Object.entries(value).flatMap(([name, item]) => bodyFields(name, item));
  return queryText(fields.map(({ name, value: text }) => [encodeValue(name), encodeValue(text)]));
}

/** `a=1&b=2` of encoded pairs. */
export function queryText(pairs: readonly Pair[]): string {
  return pairs.map(([name, text]) => `${name}=${text}`).join('&');
}

/** The text of a parameter written by `content`; `undefined` for one written by `schema`. */
function contentText(parameter: ParameterModel, value: JsonValue): string | undefined {
  if (parameter.media === undefined) return undefined;
  return mediaKind(parameter.media) === 'json' ? jsonText(value) : scalarText(value);
}

function encodeText(parameter: ParameterModel, place: UrlPlace): Encode {
  return parameter.allowReserved ? (text) => encodeReserved(text, place) : encodeValue;
}
