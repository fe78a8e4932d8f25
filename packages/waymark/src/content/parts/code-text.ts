/** Code as the content of an element. */
export function escapeCode(code: string): string {
  return code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Longest line of highlighted code, in characters: its tags and entities are not counted. */
export function longestLine(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.');
  return Math.max(...text.split('\n').map((line) => line.length));
}

/**
 * Code written as the children of a tag, without the blank lines around it and the indentation
 * that all its lines but the first share (mdx-content §4.5).
 */
export function dedent(code: string): string {
  const lines = code
    .replace(/^[ \t]*\n/, '')
    .trimEnd()
    .split('\n');
  const started = !/^[ \t]*\n/.test(code);
  const measured = (started ? lines.slice(1) : lines).filter((line) => line.trim() !== '');
  const indents = measured.map((line) => line.length - line.trimStart().length);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line, index) =>
      started && index === 0
        ? line
        : line.slice(Math.min(indent, line.length - line.trimStart().length)),
    )
    .join('\n');
}
