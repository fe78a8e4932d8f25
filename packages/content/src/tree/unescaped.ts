/** The text that the inside of a string of JavaScript stands for. */
export function unescaped(literal: string): string {
  return literal.includes('\\') ? literal.replace(escapeSequence, character) : literal;
}

/** What strings of JavaScript have in place of a character (ECMA-262 section 12.9.4). */
const escapeSequence = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]+)\}|([^xu]))/g;

function character(_: string, byte?: string, unit?: string, point?: string, sign = ''): string {
  const code = byte ?? unit ?? point;
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  return controls[sign] ?? sign;
}

const controls: Readonly<Record<string, string>> = {
  0: '\0',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
