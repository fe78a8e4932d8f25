import { escapeInvisible, hex4 } from './escape.ts';

/**
 * A string literal of Java; text of several lines as a text block (Java 15). A backslash is always
 * doubled, so that no `\u0022` of the text is read before the literal is.
 * @param margin Spaces before the lines of a text block.
 */
export function javaLiteral(text: string, margin = ''): string {
  const escaped = escapeInvisible(
    text.toWellFormed().replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\r', '\\r'),
    controlEscape,
  );
  if (!text.includes('\n')) return `"${escaped.replaceAll('"', '\\"')}"`;
  const lines = escaped.replaceAll('"""', '\\"\\"\\"').split('\n').map(blockLine);
  // A backslash at the end joins the line of the closing quotes, whose margin all lines lose.
  return `"""\n${lines.map((line) => margin + line).join('\n')}\\\n${margin}"""`;
}

/** A text block loses the spaces at the end of a line. */
function blockLine(line: string): string {
  return line.replace(/ $/, '\\s');
}

/** Java reads `\u000a` as a line break in the source itself: controls are octal. */
function controlEscape(code: number): string {
  return code <= 0xff ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${hex4(code)}`;
}
