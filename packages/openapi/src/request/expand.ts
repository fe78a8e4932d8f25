import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { items, members, scalarText } from './scalar-text.ts';

/** Turns text into what stands in the request. */
export type Encode = (text: string) => string;

/** Names and values apart: a reserved character in a name would begin another parameter. */
export interface Encoder {
  readonly name: Encode;
  readonly text: Encode;
}

/** Leaves names and values as they are. */
export const unencoded: Encoder = { name: (text) => text, text: (text) => text };

/** Name and text, both encoded. */
export type Pair = readonly [name: string, text: string];

/** Levels of a `deepObject`; deeper values are written as JSON. */
const DEEPEST = 20;

/** The value without its name: `a,b`, `k,1,m,2`, or with `explode` `k=1,m=2`. */
export function joined(
  value: JsonValue,
  separator: string,
  explode: boolean,
  encode: Encode,
): string {
  const text = (item: JsonValue) => encode(scalarText(item));
  if (isJsonArray(value)) return items(value).map(text).join(separator);
  if (!isJsonObject(value)) return text(value);
  return members(value)
    .map(([key, item]) => `${encode(key)}${explode ? '=' : separator}${text(item)}`)
    .join(separator);
}

/** The pairs of `form`, `spaceDelimited` and `pipeDelimited`; the separator is encoded already. */
export function formPairs(
  name: string,
  value: JsonValue,
  separator: string,
  explode: boolean,
  encode: Encoder,
): readonly Pair[] {
  if (explode && isJsonArray(value)) {
    return items(value).map((item) => [encode.name(name), encode.text(scalarText(item))]);
  }
  if (explode && isJsonObject(value)) {
    return members(value).map(([key, item]) => [encode.name(key), encode.text(scalarText(item))]);
  }
  return [[encode.name(name), joined(value, separator, false, encode.text)]];
}

/**
 * The pairs of `deepObject`: `p[k]=1`, nested `p[a][b]=1`. Arrays, which the specification leaves
 * open, are numbered: `p[0]=a`. The brackets come out as `encode` writes them.
 */
function deepPairs(name: string, value: JsonValue, encode: Encoder, depth = 0): readonly Pair[] {
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) {
    return [[encode.name(name), encode.text(scalarText(value))]];
  }
  const entries = isJsonArray(value)
    ? items(value).map((item, index) => [String(index), item] as const)
    : members(value);
  return entries.flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item, encode, depth + 1));
}

/** The pairs of a parameter of the query or a field of a form, by its style. */
export function stylePairs(
  name: string,
  value: JsonValue,
  { style, explode }: { readonly style: string; readonly explode: boolean },
  encode: Encoder,
): readonly Pair[] {
  if (style === 'deepObject') return deepPairs(name, value, encode);
  if (style === 'spaceDelimited') {
    return formPairs(name, value, encode.text(' '), explode, encode);
  }
  if (style === 'pipeDelimited') return formPairs(name, value, encode.text('|'), explode, encode);
  return formPairs(name, value, ',', explode, encode);
}
