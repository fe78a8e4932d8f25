import type { EncodingModel } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { concreteMedia, mediaKind } from '../model/media-type.ts';
import { stylePairs, unencoded } from './expand.ts';
import { scalarText } from './scalar-text.ts';

/** A field of a form or a part of a multipart body; text for both, a media type for the latter. */
export interface BodyField {
  readonly name: string;
  readonly value: string;
  readonly media?: string;
}

/**
 * The fields that one property of a body becomes (OpenAPI 3.1.1, Encoding Object): by `style` where
 * one is given; else an array is repeated unless it is of a type of JSON, and an object is JSON.
 */
export function bodyFields(
  name: string,
  value: JsonValue,
  encoding: EncodingModel = {},
): readonly BodyField[] {
  if (value === null) return [];
  if (encoding.style !== undefined || encoding.explode !== undefined) {
    return styledFields(name, value, encoding);
  }
  const media =
    encoding.contentType === undefined ? undefined : concreteMedia(encoding.contentType);
  // An array may be JSON, and is none of the other types.
  const isOne = !isJsonArray(value) || (media !== undefined && isJson(media));
  return isOne
    ? itemField(name, value, media)
    : value.flatMap((item) => itemField(name, item, media));
}

function isJson(media: string): boolean {
  return mediaKind(media) === 'json' || mediaKind(media) === 'lines';
}

function itemField(name: string, value: JsonValue, media?: string): readonly BodyField[] {
  if (value === null) return [];
  if (media !== undefined) return [{ name, value: scalarText(value), media }];
  if (!isJsonObject(value) && !isJsonArray(value)) return [{ name, value: scalarText(value) }];
  return [{ name, value: jsonText(value), media: 'application/json' }];
}

function styledFields(
  name: string,
  value: JsonValue,
  { style = 'form', explode = style === 'form' }: EncodingModel,
): readonly BodyField[] {
  return stylePairs(name, value, { style, explode }, unencoded).map(([key, text]) => ({
    name: key,
    value: text,
  }));
}
