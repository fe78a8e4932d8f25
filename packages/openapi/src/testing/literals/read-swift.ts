import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

const ESCAPE = escapes(
  [/^\\u\{([0-9a-f]{1,8})\}/, hex],
  [/^\\r/, () => '\r'],
  [/^\\t/, () => '\t'],
  [/^\\(["\\])/, itself],
);

/** The text of a literal by the Swift reference, "String Literals"; `\(` would interpolate. */
export function readSwift(literal: string): string {
  if (literal.startsWith('"""')) {
    const inside = between(literal, '"""\n', '\n"""');
    return readInside(inside, { close: '"""', refused: /^[\r\0]/, escape: ESCAPE });
  }
  return readInside(between(literal, '"'), { close: '"', refused: /^[\r\n\0]/, escape: ESCAPE });
}
