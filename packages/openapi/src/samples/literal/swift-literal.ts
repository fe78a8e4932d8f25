import { escapeInvisible } from './escape.ts';

/**
 * A string literal of Swift; text of several lines between three quotes. A backslash is always
 * doubled, so that nothing is interpolated.
 */
export function swiftLiteral(text: string): string {
  const escaped = escapeInvisible(
    text.toWellFormed().replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\r', '\\r'),
    (code) => `\\u{${code.toString(16)}}`,
  );
  if (!text.includes('\n')) return `"${escaped.replaceAll('"', '\\"')}"`;
  return `"""\n${escaped.replaceAll('"""', '\\"\\"\\"')}\n"""`;
}
