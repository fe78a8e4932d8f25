import type { CustomSample } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, type PageContext, reportType } from './context.ts';

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
  return written.flatMap((entry, index) => {
    const language = isJsonObject(entry) ? textMember(entry, 'lang') : undefined;
    const source = isJsonObject(entry) ? textMember(entry, 'source') : undefined;
    if (isJsonObject(entry) && language !== undefined && source !== undefined) {
      return [{ language, label: textMember(entry, 'label'), source }];
    }
    reportType(context, childPointer(at, index), 'A code sample has the texts `lang` and `source`');
    return [];
  });
}
