import { escapeInvisible, hex4 } from './escape.ts';

/**
 * A string literal of Java; text of several lines as a text block (Java 15). A backslash is always
 * doubled, so that no `\u0022` of the text is read before the literal is.
 * @param margin Spaces before the lines of a text block.
 */
export function javaLiteral(text: string, margin = ''): string {
  const clean = text.toWellFormed();
  if (!clean.includes('\n')) return `"${escaped(clean).replaceAll('"', '\\"')}"`;
  const lines = clean.split('\n');
  const last = lines.pop() ?? '';
  const ending = last === '' ? [] : [`${blockText(last)}\\`];
  const block = [...lines.map(blockLine), ...ending, '"""'];
  return `"""\n${block.map((line) => margin + line).join('\n')}`;
}

/**
 * A text block loses the white space at the end of a line: there the line break is an escape, and
 * the backslash behind it joins the next line.
 */
function blockLine(line: string): string {
  return /\s$/.test(line) ? `${blockText(line)}\\n\\` : blockText(line);
}

function blockText(text: string): string {
  return escaped(text).replaceAll('"""', '\\"\\"\\"');
}

function escaped(text: string): string {
  return escapeInvisible(
    text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\r', '\\r'),
    controlEscape,
  );
}

/** Java reads `\u000a` as a line break in the source itself: controls are octal. */
function controlEscape(code: number): string {
  return code <= 0xff ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${hex4(code)}`;
}
