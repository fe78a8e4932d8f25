import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, locatedObject, type PageContext, reportType } from './context.ts';
import type { ParameterPlace } from './parameter-style.ts';

/** A parameter as written, with its place in the document. */
export interface WrittenParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly located: Located;
}

const places: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie', 'querystring'];

/**
 * Parameters of the path item, then of the operation, which replaces those of the same name and
 * place where they stand (docs/format/openapi.md#parameters).
 */
export function mergedParameters(
  context: PageContext,
  holders: readonly (Located | undefined)[],
): readonly WrittenParameter[] {
  const merged = new Map<string, WrittenParameter>();
  for (const holder of holders) {
    const here = new Set<string>();
    for (const parameter of holder === undefined ? [] : parametersOf(context, holder)) {
      const key = `${parameter.place}:${parameter.name}`;
      if (here.has(key)) reportDuplicate(context, parameter);
      here.add(key);
      merged.set(key, parameter);
    }
  }
  return [...merged.values()];
}

function parametersOf(context: PageContext, holder: Located): readonly WrittenParameter[] {
  const written = member(holder.object, 'parameters');
  const at = childPointer(holder.pointer, 'parameters');
  if (written === undefined) return [];
  if (!isJsonArray(written)) {
    reportType(context, at, '`parameters` is a list');
    return [];
  }
  return written.flatMap((entry, index) => {
    const located = locatedObject(context, onlyTexts(entry), childPointer(at, index), 'parameter');
    if (located === undefined) return [];
    const name = textMember(located.object, 'name');
    const place = places.find((known) => known === member(located.object, 'in'));
    if (name !== undefined && name !== '' && place !== undefined) return [{ name, place, located }];
    reportType(
      context,
      located.pointer,
      'A parameter has a `name`, and `in` is `path`, `query`, `header` or `cookie`',
    );
    return [];
  });
}

/** Beside a reference to a parameter only texts count (OpenAPI 3.1.1, Reference Object). */
function onlyTexts(entry: JsonValue): JsonValue {
  if (!isJsonObject(entry) || !Object.hasOwn(entry, '$ref')) return entry;
  const counting = ['$ref', 'summary', 'description'];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => counting.includes(key)));
}

function reportDuplicate(context: PageContext, { name, place, located }: WrittenParameter): void {
  const message = `The ${place} parameter \`${name}\` is there twice in this list; this one counts.`;
  const { pointer } = located;
  context.report({ code: 'openapi-parameter-duplicate', pointer, message });
}
