/**
 * Code written between the tags of an element, without the blank lines around it and the
 * indentation that all its lines but the first share (docs/format/pages.md#code-blocks). A first
 * line of its own counts like the others.
 */
export function dedent(code: string): string {
  const started = !/^[ \t]*\r?\n/.test(code);
  const lines = code
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split(/\r?\n/);
  const indent = sharedIndent(started ? lines.slice(1) : lines);
  return lines.map((line, index) => (started && index === 0 ? line : cut(line, indent))).join('\n');
}

/** The text between two tags as its author reads it: without a line end and the indentation. */
export function unindentedText(text: string): string {
  const lines = text
    .replace(/^[ \t]*\r?\n/, '')
    .replace(/\r?\n[ \t]*$/, '')
    .split(/\r?\n/);
  const indent = sharedIndent(lines);
  return lines.map((line) => cut(line, indent)).join('\n');
}

function sharedIndent(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  return indents.length > 0 ? Math.min(...indents) : 0;
}

function cut(line: string, indent: number): string {
  return line.slice(Math.min(indent, indentOf(line)));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
