import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

const ESCAPE = escapes([/^\\u([0-9a-f]{4})/, hex], [/^\\t/, () => '\t'], [/^\\(["\\])/, itself]);

/** The text of a literal by the Python reference, "String and Bytes literals". */
export function readPython(literal: string): string {
  if (literal.startsWith('"""')) {
    const rules = { close: '"""', refused: /^\r/, escape: ESCAPE };
    return readInside(between(literal, '"""'), rules);
  }
  const rules = { close: '"', refused: /^[\r\n\0]/, escape: ESCAPE };
  return readInside(between(literal, '"'), rules);
}
