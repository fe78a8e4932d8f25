import { between, escapes, itself, readInside } from './read-escapes.ts';

const ESCAPE = escapes(
  // Octal escapes are bytes, which are put together in the end.
  [/^\\([0-3][0-7]{2})/, (digits) => `\0${Number.parseInt(digits, 8)};`],
  [/^\\n/, () => '\n'],
  [/^\\t/, () => '\t'],
  [/^\\(["\\?])/, itself],
);

/** The text of joined string literals by ISO C, 5.1.1.2 (trigraphs), 6.4.5 and 6.4.4.4. */
export function readC(source: string): string {
  return source
    .split(/\n */)
    .map((literal) =>
      readInside(between(literal, '"'), {
        close: '"',
        refused: /^(?:[\r\n\0]|\?\?)/,
        escape: ESCAPE,
      }),
    )
    .map((text) => text.replace(/(?:\0\d+;)+/g, utf8))
    .join('');
}

/** The text of a literal by ISO C++, 5.13.5. */
export function readCpp(source: string): string {
  if (!source.startsWith('R"(')) return readC(source);
  return readInside(between(source, 'R"(', ')"'), { close: ')"', refused: /^[\r\0]/ });
}

function utf8(marks: string): string {
  const bytes = (marks.match(/\d+/g) ?? []).map(Number);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
}
