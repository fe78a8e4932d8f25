import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a string literal by the PHP manual, "Strings". */
export function readPhp(literal: string): string {
  if (literal.startsWith("'")) {
    return readInside(between(literal, "'"), {
      close: "'",
      // Before anything else a backslash is a backslash.
      escape: escapes([/^\\([\\'])/, itself], [/^(\\)/, itself]),
    });
  }
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^\$([a-zA-Z_{\u0080-\uffff]|$)|^\{\$/,
    escape: escapes(
      [/^\\u\{([0-9a-f]+)\}/, hex],
      [/^\\n/, () => '\n'],
      [/^\\r/, () => '\r'],
      [/^\\([\\"$])/, itself],
    ),
  });
}
