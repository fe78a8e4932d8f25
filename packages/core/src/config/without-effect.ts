import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { docsJsonProperties } from '../properties/docs-json.ts';
import { withoutEffect } from '../properties/property-state.ts';
import type { ConfigDocument } from './document.ts';
import { isRecord, quote } from './json-value.ts';
import { type ConfigPath, displayPath, pointerOf } from './path.ts';

/** Tells of each property of a configuration that is written and has no effect, once. */
export function withoutEffectDiagnostics(document: ConfigDocument): Diagnostic[] {
  return Object.entries(docsJsonProperties).flatMap(([name, state]) =>
    written(document.value, name.split('.')).flatMap(([path, value]) => {
      const advice = withoutEffect(state, value);
      if (!advice) return [];
      const { hint, isInformation, missing, when } = advice;
      const shown = `"${displayPath(path)}"${when ? ` is ${quote(value)}, which` : ''}`;
      const effect = isInformation ? 'takes effect in part' : 'has no effect';
      return diagnostic(isInformation ? 'config-property-partly' : 'config-property-unused', {
        at: document.locateKey(path),
        message: `${shown} ${effect}. ${missing}`,
        hint,
        pointer: pointerOf(path),
      });
    }),
  );
}

/** Where a property is written, and what; a list on the way may hold it more than once. */
function written(
  value: unknown,
  names: readonly string[],
  path: ConfigPath = [],
): (readonly [ConfigPath, unknown])[] {
  const [name, ...rest] = names;
  if (name === undefined) return [[path, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => written(item, names, [...path, index]));
  }
  if (!isRecord(value) || !Object.hasOwn(value, name)) return [];
  return written(value[name], rest, [...path, name]);
}
