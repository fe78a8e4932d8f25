import { escapeInvisible } from './escape.ts';

/**
 * A string literal of Dart; text of several lines between three quotes, where a first line without
 * text does not count: one always stands there.
 */
export function dartLiteral(text: string): string {
  const escaped = escapeInvisible(
    text.toWellFormed().replace(/[\\$]/g, '\\$&').replaceAll('\t', '\\t').replaceAll('\r', '\\r'),
    (code) => `\\u{${code.toString(16)}}`,
  );
  if (!text.includes('\n')) return `'${escaped.replaceAll("'", "\\'")}'`;
  // Three quotes would end the text, and one at its end would be taken for a part of the end.
  return `'''\n${escaped.replace(/'''|'$/g, (quotes) => "\\'".repeat(quotes.length))}'''`;
}
