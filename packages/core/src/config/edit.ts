import { isRecord } from './json-value.ts';
import type { ConfigPath } from './path.ts';

/** The value at a path of keys, or nothing. */
export function valueAt(value: unknown, path: ConfigPath): unknown {
  let container = value;
  for (const step of path) {
    if (!isRecord(container) || !Object.hasOwn(container, step)) return undefined;
    container = container[step];
  }
  return container;
}

/** A copy of an object with another value at a path of keys; objects on the way are made. */
export function withValue(
  record: Readonly<Record<string, unknown>>,
  path: ConfigPath,
  value: unknown,
): Record<string, unknown> {
  const [step, ...rest] = path;
  if (step === undefined) return { ...record };
  const inner = record[step];
  const next = rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value);
  return { ...record, [step]: next };
}

/** A copy of an object without the value at a path, and without the objects that this empties. */
export function withoutValue(
  record: Readonly<Record<string, unknown>>,
  path: ConfigPath,
): Record<string, unknown> {
  const [step, ...rest] = path;
  if (step === undefined) return {};
  const { [step]: inner, ...others } = record;
  if (rest.length === 0 || !isRecord(inner)) return others;
  const left = withoutValue(inner, rest);
  return Object.keys(left).length === 0 ? others : { ...record, [step]: left };
}
