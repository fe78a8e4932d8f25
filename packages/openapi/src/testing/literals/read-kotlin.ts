import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a literal by the Kotlin grammar, "Lexical grammar: strings"; `$` interpolates. */
export function readKotlin(literal: string): string {
  if (literal.startsWith('"""')) {
    return readInside(between(literal, '"""'), {
      close: '"""',
      refused: /^\r/,
      mark: '$',
      escape: escapes([/^\$\{'(\$)'\}/, itself]),
    });
  }
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^[$\r\n]/,
    escape: escapes(
      [/^\\u([0-9a-f]{4})/, hex],
      [/^\\n/, () => '\n'],
      [/^\\t/, () => '\t'],
      [/^\\(["\\$])/, itself],
    ),
  });
}
