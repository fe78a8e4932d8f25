import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a string literal by the Ruby documentation, "String Literals". */
export function readRuby(literal: string): string {
  if (literal.startsWith("'")) {
    return readInside(between(literal, "'"), {
      close: "'",
      // Before anything else a backslash is a backslash.
      escape: escapes([/^\\([\\'])/, itself], [/^(\\)/, itself]),
    });
  }
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^#[{$@]/,
    escape: escapes(
      [/^\\u\{([0-9a-f]+)\}/, hex],
      [/^\\n/, () => '\n'],
      [/^\\r/, () => '\r'],
      [/^\\([\\"#])/, itself],
    ),
  });
}
