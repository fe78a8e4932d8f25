import type { ExampleModel } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { bounded } from '../reference/bounded.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { safeUrl } from '../reference/safe-url.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';

/** Text of an example where it is not the JSON of its value. */
export type AsText = (value: JsonValue) => string | undefined;

/** `examples`, else `example`, of a media type, a parameter or a header. */
export function writtenExamples(
  context: PageContext,
  holder: Located,
  asText: AsText,
): readonly ExampleModel[] {
  const { object, pointer } = holder;
  const several = member(object, 'examples');
  const found = isJsonObject(several)
    ? Object.entries(several).flatMap(([key, entry]) => {
        const at = childPointer(pointer, 'examples', key);
        return namedExample(context, key, entry, at, asText) ?? [];
      })
    : isJsonArray(several)
      ? listedExamples(context, several, asText)
      : [];
  if (found.length > 0) return found;
  const single = member(object, 'example');
  return single === undefined ? [] : listedExamples(context, [single], asText);
}

/** Examples without names, in order. */
export function listedExamples(
  context: PageContext,
  values: readonly JsonValue[],
  asText: AsText,
): readonly ExampleModel[] {
  return values.map((value, index) => {
    const label = values.length === 1 ? 'Example' : `Example ${index + 1}`;
    return valueExample(context, { key: '', label }, value, asText);
  });
}

function namedExample(
  context: PageContext,
  key: string,
  entry: JsonValue,
  pointer: string,
  asText: AsText,
): ExampleModel | undefined {
  if (!isJsonObject(entry)) return withoutValue(context, key, entry, pointer, asText);
  const located = locatedObject(context, entry, pointer, 'example');
  if (located === undefined) return undefined;
  const { object } = located;
  const name = { key, label: textMember(object, 'summary') || key, ...describedBy(object) };
  const externalUrl = safeUrl(textMember(object, 'externalValue') ?? '');
  if (externalUrl) return { ...name, externalUrl, isGenerated: false };
  const data = member(object, 'dataValue');
  const value = data === undefined ? member(object, 'value') : data;
  const text = textMember(object, 'serializedValue');
  if (text !== undefined) return { ...name, value, text, isGenerated: false };
  if (value !== undefined) return valueExample(context, name, value, asText);
  return withoutValue(context, key, object, located.pointer, asText);
}

/** An entry that is the example itself: a common mistake, and what is meant is clear. */
function withoutValue(
  context: PageContext,
  key: string,
  entry: JsonValue,
  pointer: string,
  asText: AsText,
): ExampleModel {
  const message = `The example \`${key}\` has no \`value\`, so all of it is shown.`;
  context.report({ code: 'openapi-example-value', pointer, message });
  return valueExample(context, { key, label: key }, entry, asText);
}

function valueExample(
  context: PageContext,
  name: { readonly key: string; readonly label: string; readonly description?: string },
  value: JsonValue,
  asText: AsText,
): ExampleModel {
  const shown = bounded(context.root, value);
  const text = asText(shown);
  return { ...name, value: shown, ...(text === undefined ? {} : { text }), isGenerated: false };
}

function describedBy(object: JsonObject): { readonly description?: string } {
  const description = textMember(object, 'description');
  return description === undefined ? {} : { description };
}
