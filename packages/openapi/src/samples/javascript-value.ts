import { isJsonArray, type JsonValue } from '../model/json.ts';
import { javascriptLiteral } from './literal/javascript-literal.ts';

/** A JSON value without `bigint` as an expression of JavaScript, one member a line. */
export function javascriptValue(value: JsonValue, margin = ''): string {
  if (typeof value === 'string') return javascriptLiteral(value);
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : 'null';
  if (value === null || typeof value !== 'object') return String(value);
  const inner = `${margin}  `;
  if (isJsonArray(value)) {
    return enclose(
      '[',
      value.map((item) => javascriptValue(item, inner)),
      ']',
      margin,
    );
  }
  const members = Object.entries(value).map(
    ([key, item]) => `${javascriptKey(key)}: ${javascriptValue(item, inner)}`,
  );
  return enclose('{', members, '}', margin);
}

/** The key of a member; as a plain one `__proto__` would set the prototype. */
export function javascriptKey(key: string): string {
  if (key === '__proto__') return `['__proto__']`;
  if (/^[A-Za-z_$][\w$]*$/.test(key)) return key;
  return key.includes('\n') ? `[${javascriptLiteral(key)}]` : javascriptLiteral(key);
}

/** Whether a value can be written so: JavaScript would round larger integers in JSON. */
export function hasBigInteger(value: JsonValue): boolean {
  if (typeof value === 'bigint') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBigInteger);
}

function enclose(open: string, members: readonly string[], close: string, margin: string): string {
  if (members.length === 0) return open + close;
  return `${open}\n${members.map((member) => `${margin}  ${member}`).join(',\n')},\n${margin}${close}`;
}
