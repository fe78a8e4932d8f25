/** A file with blanks in place of its frontmatter: all lines and offsets stay where they are. */
export function blankFrontmatter(source: string): string {
  return source.replace(/^\u{feff}?---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/u, (found) =>
    found.replace(/[^\n]/g, ' '),
  );
}
