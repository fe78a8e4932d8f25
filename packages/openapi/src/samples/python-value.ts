import { isJsonArray, type JsonValue } from '../model/json.ts';
import { pythonLiteral } from './literal/python-literal.ts';

/** A JSON value as an expression of Python, one member a line. */
export function pythonValue(value: JsonValue, margin = ''): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return pythonLiteral(value);
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : 'None';
  if (typeof value === 'bigint') return value.toString();
  const inner = `${margin}    `;
  if (isJsonArray(value)) {
    return enclose(
      '[',
      value.map((item) => pythonValue(item, inner)),
      ']',
      margin,
    );
  }
  const members = Object.entries(value).map(
    ([key, item]) => `${pythonLiteral(key)}: ${pythonValue(item, inner)}`,
  );
  return enclose('{', members, '}', margin);
}

function enclose(open: string, members: readonly string[], close: string, margin: string): string {
  if (members.length === 0) return open + close;
  return `${open}\n${members.map((member) => `${margin}    ${member}`).join(',\n')},\n${margin}${close}`;
}
