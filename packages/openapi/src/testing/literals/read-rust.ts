import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a literal by the Rust reference, "String literals" and "Raw string literals". */
export function readRust(literal: string): string {
  const marks = /^r(#*)"/.exec(literal)?.[1];
  if (marks !== undefined) {
    const inside = between(literal, `r${marks}"`, `"${marks}`);
    return readInside(inside, { close: `"${marks}`, refused: /^\r/ });
  }
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^\r/,
    escape: escapes(
      [/^\\u\{([0-9a-f]{1,6})\}/, hex],
      [/^\\n/, () => '\n'],
      [/^\\t/, () => '\t'],
      [/^\\(["\\])/, itself],
    ),
  });
}
