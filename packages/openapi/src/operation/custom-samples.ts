import type { CustomSample } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { type Located, locatedObject, type PageContext, reportType } from './context.ts';

/** `x-codeSamples` in either spelling; the first that is there counts. */
export function customSamples(
  context: PageContext,
  { object, pointer }: Located,
): readonly CustomSample[] {
  const key = Object.keys(object).find(
    (name) => name === 'x-codeSamples' || name === 'x-code-samples',
  );
  const written = key === undefined ? undefined : member(object, key);
  if (key === undefined || written === undefined) return [];
  const at = childPointer(pointer, key);
  if (!isJsonArray(written)) {
    reportType(context, at, `\`${key}\` is a list`);
    return [];
  }
  return written.flatMap((entry, index) => sampleAt(context, entry, childPointer(at, index)));
}

function sampleAt(
  context: PageContext,
  entry: JsonValue,
  pointer: string,
): readonly CustomSample[] {
  const rule = 'A code sample has the texts `lang` and `source`';
  if (!isJsonObject(entry)) {
    reportType(context, pointer, rule);
    return [];
  }
  const sample = locatedObject(context, entry, pointer, 'code sample')?.object;
  if (sample === undefined) return [];
  const language = textMember(sample, 'lang');
  const code = dereference(context.root, member(sample, 'source') ?? null, pointer);
  if (language !== undefined && code.found && typeof code.value === 'string') {
    return [{ language, label: textMember(sample, 'label'), source: code.value }];
  }
  // A reference out of the description is reported where files are read.
  if (code.found || code.reason !== 'external') reportType(context, pointer, rule);
  return [];
}
