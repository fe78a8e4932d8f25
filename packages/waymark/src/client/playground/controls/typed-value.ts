import type { JsonValue, SchemaModel } from '@waymark/openapi';

/** What a text of a field stands for: itself where the schema allows text, or nothing else fits. */
export function typedValue(text: string, types: SchemaModel['types']): JsonValue {
  if (types.length === 0 || types.includes('string')) return text;
  return numberValue(text) ?? (text === 'true' || (text !== 'false' && text));
}

/** The number that a text is, if any; integers beyond 2^53 keep their digits. */
export function numberValue(text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (/^-?\d+$/.test(trimmed)) {
    const number = Number(trimmed);
    return Number.isSafeInteger(number) ? number : BigInt(trimmed);
  }
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? undefined : number;
}
