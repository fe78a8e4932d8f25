import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

/** The text of a literal by the C# specification, "String literals" and "Raw string literals". */
export function readCSharp(literal: string): string {
  const quotes = /^"{3,}(?=\n)/.exec(literal)?.[0];
  return quotes === undefined ? readRegular(literal) : readRaw(literal, quotes);
}

function readRegular(literal: string): string {
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^[\r\n\u0085\u2028\u2029]/,
    escape: escapes(
      [/^\\u([0-9a-f]{4})/, hex],
      [/^\\n/, () => '\n'],
      [/^\\t/, () => '\t'],
      [/^\\(["\\])/, itself],
    ),
  });
}

/** Every line but an empty one begins with the white space before the last quotes. */
function readRaw(literal: string, quotes: string): string {
  const lines = literal.split('\n').slice(1);
  const last = lines.pop() ?? '';
  if (last.trimStart() !== quotes) throw new Error(`ends otherwise: ${literal}`);
  const margin = last.slice(0, last.length - quotes.length);
  const inside = lines.map((line) => {
    if (line !== '' && !line.startsWith(margin)) throw new Error(`indented otherwise: ${line}`);
    return line.slice(margin.length);
  });
  return readInside(inside.join('\n'), { close: quotes, refused: /^[\r\u0085\u2028\u2029]/ });
}
