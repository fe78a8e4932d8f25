import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

const ESCAPE = escapes(
  [/^\\u\{([0-9a-f]{1,6})\}/, hex],
  [/^\\r/, () => '\r'],
  [/^\\t/, () => '\t'],
  [/^\\(['\\$])/, itself],
);

/** The text of a literal by the Dart specification, "Strings"; `$` interpolates. */
export function readDart(literal: string): string {
  if (literal.startsWith("'''")) {
    // A first line of white space does not count.
    const inside = between(literal, "'''").replace(/^[ \t]*\n/, '');
    return readInside(inside, { close: "'''", refused: /^[$\r]/, escape: ESCAPE });
  }
  return readInside(between(literal, "'"), { close: "'", refused: /^[$\r\n]/, escape: ESCAPE });
}
