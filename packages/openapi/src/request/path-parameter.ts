import type { ParameterModel } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { type Encode, joined } from './expand.ts';
import { items, members, scalarText } from './scalar-text.ts';

/** What replaces `{name}` in a path: styles `simple`, `label` and `matrix`. */
export function pathText(
  parameter: Pick<ParameterModel, 'name' | 'style' | 'explode'>,
  value: JsonValue,
  encode: Encode,
): string {
  const { explode, style } = parameter;
  if (style === 'label') return `.${joined(value, explode ? '.' : ',', explode, encode)}`;
  if (style === 'matrix') return matrix(encode(parameter.name), value, explode, encode);
  return joined(value, ',', explode, encode);
}

function matrix(name: string, value: JsonValue, explode: boolean, encode: Encode): string {
  if (explode && isJsonArray(value)) {
    return items(value)
      .map((item) => `;${name}=${encode(scalarText(item))}`)
      .join('');
  }
  if (explode && isJsonObject(value)) {
    return members(value)
      .map(([key, item]) => `;${encode(key)}=${encode(scalarText(item))}`)
      .join('');
  }
  const text = joined(value, ',', false, encode);
  return text === '' ? `;${name}` : `;${name}=${text}`;
}
