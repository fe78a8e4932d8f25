import { INVISIBLE } from './invisible.ts';
import { isJsonArray, type JsonValue } from './json.ts';

/** Levels below which a value is written as empty, so that no value can exhaust the stack. */
const DEEPEST = 500;

/**
 * The JSON of a value: integers keep all their digits, numbers that JSON lacks become `null`, lone
 * surrogates and invisible characters are escaped.
 * @param indent Spaces of a level; 0 writes one line.
 */
export function jsonText(value: JsonValue, indent = 0): string {
  return write(value, ' '.repeat(indent), '', 0);
}

/** The JSON of a value in one line of ASCII, as a header can carry it. */
export function asciiJson(value: JsonValue): string {
  return jsonText(value).replace(/[^ -~]/g, escaped);
}

function write(value: JsonValue, unit: string, margin: string, depth: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : 'null';
  if (value === null || typeof value !== 'object') return String(value);
  const inner = margin + unit;
  const isDeep = depth >= DEEPEST;
  if (isJsonArray(value)) {
    const items = isDeep ? [] : value.map((item) => write(item, unit, inner, depth + 1));
    return enclose('[', items, ']', unit, margin);
  }
  const members = isDeep
    ? []
    : Object.entries(value).map(
        ([key, item]) =>
          `${quoted(key)}:${unit === '' ? '' : ' '}${write(item, unit, inner, depth + 1)}`,
      );
  return enclose('{', members, '}', unit, margin);
}

function enclose(
  open: string,
  members: readonly string[],
  close: string,
  unit: string,
  margin: string,
): string {
  if (members.length === 0) return open + close;
  if (unit === '') return open + members.join(',') + close;
  const inner = `\n${margin}${unit}`;
  return `${open}${inner}${members.join(`,${inner}`)}\n${margin}${close}`;
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
