import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a string literal by the Go specification, "String literals". */
export function readGo(literal: string): string {
  if (literal.startsWith('`')) {
    return readInside(between(literal, '`'), { close: '`', refused: /^[\r\0\ufeff]/ });
  }
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^[\n\0\ufeff]/,
    escape: escapes(
      [/^\\u([0-9a-f]{4})/, hex],
      [/^\\n/, () => '\n'],
      [/^\\t/, () => '\t'],
      [/^\\(["\\])/, itself],
    ),
  });
}
