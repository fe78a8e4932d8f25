import type { JsonValue } from '@waymark/openapi';

/** What a reviver learns of a number in browsers that tell it (ECMAScript 2026). */
interface Context {
  readonly source?: string;
}

/** Reads JSON; integers beyond 2^53 keep their digits where the browser tells them. */
export function parseJson(text: string): { value?: JsonValue; reason?: string } {
  try {
    return { value: JSON.parse(text, exactInteger as (key: string, value: unknown) => unknown) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

function exactInteger(_key: string, value: unknown, context?: Context): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const { source } = context ?? {};
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value;
}
