const longest = 50;

/**
 * A default value as its pill shows it: as JSON, strings with their quotes. Nothing for a value
 * that is too long to be read at a glance or holds objects of objects
 * (docs/format/pages.md#fields).
 */
export function defaultText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && Object.values(value).some(isObject)) return undefined;
  const text = JSON.stringify(value);
  return text !== undefined && text.length < longest ? text : undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
