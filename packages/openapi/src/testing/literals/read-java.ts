import { between, escapes, itself, nothing, octal, readInside } from './read-escapes.ts';

const ESCAPE = escapes(
  [/^\\([0-3][0-7]{2}|[0-7]{1,2})/, octal],
  [/^\\n/, () => '\n'],
  [/^\\r/, () => '\r'],
  [/^\\t/, () => '\t'],
  [/^\\s/, () => ' '],
  [/^\\\n/, nothing],
  [/^\\(["\\])/, itself],
);

/** The text of a literal by the Java Language Specification, 3.3, 3.10.5 and 3.10.6. */
export function readJava(source: string): string {
  const literal = translateUnicode(source);
  if (!literal.startsWith('"""')) {
    return readInside(between(literal, '"'), { close: '"', refused: /^[\r\n]/, escape: ESCAPE });
  }
  const inside = stripIndentation(between(literal, '"""\n', '"""'));
  return readInside(inside, { close: '"""', escape: ESCAPE });
}

/** 3.3: `\u` after an even number of backslashes is read before anything else. */
function translateUnicode(source: string): string {
  return source.replace(
    /(?<!\\)((?:\\\\)*)\\u+([0-9a-fA-F]{4})/g,
    (_, before: string, digits) => before + String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** 3.10.6: the last line counts even when it is blank, other blank lines do not. */
function stripIndentation(block: string): string {
  const lines = block.split(/\r\n?|\n/);
  const counted = lines.filter((line, index) => index === lines.length - 1 || !isBlank(line));
  const least = Math.min(...counted.map(indentation));
  return lines.map((line) => (isBlank(line) ? '' : trimEnd(line.slice(least)))).join('\n');
}

/** `Character.isWhitespace`: the white space of JavaScript without the no-break ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const WHITE = /[\t\n\v\f\r\u001c-\u0020\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/;

function isBlank(line: string): boolean {
  return indentation(line) === line.length;
}

function indentation(line: string): number {
  let count = 0;
  while (WHITE.test(line.charAt(count))) count += 1;
  return count;
}

function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && WHITE.test(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}
