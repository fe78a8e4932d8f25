/** Where the YAML block of a page is, and where its body starts. */
export interface FrontmatterBlock {
  /** The lines between the two `---` lines, with `\n` as line end; empty without frontmatter. */
  readonly yaml: string;
  /** Line of the first YAML line in the file, from 1. */
  readonly yamlLine: number;
  /** Character offset of the body in the source. */
  readonly bodyStart: number;
  /** Line of the body's first character, from 1. */
  readonly bodyLine: number;
  /** A first `---` line is followed by a key, but nothing closes the block. */
  readonly unclosed: boolean;
}

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/gm;
const firstKey = /^[A-Za-z_][\w:.-]*[ \t]*:(?:[ \t\r]|$)/m;

/**
 * Separates the frontmatter of a page from its body. The block starts with the file (a byte order
 * mark may come first) and ends at the next line that holds only `---`.
 */
export function splitFrontmatter(source: string): FrontmatterBlock {
  const start = opening.exec(source);
  if (!start) return withoutFrontmatter(source, false);
  const yamlStart = start[0].length;
  closing.lastIndex = yamlStart;
  const end = closing.exec(source);
  if (!end) {
    const nextLine = source.slice(yamlStart).split('\n', 1)[0] ?? '';
    return withoutFrontmatter(source, firstKey.test(nextLine));
  }
  const yaml = source.slice(yamlStart, end.index).replaceAll('\r\n', '\n');
  const bodyStart = end.index + end[0].length;
  const closingLine = 2 + countLineEnds(yaml);
  return {
    yaml,
    yamlLine: 2,
    bodyStart,
    bodyLine: end[0].endsWith('\n') ? closingLine + 1 : closingLine,
    unclosed: false,
  };
}

function withoutFrontmatter(source: string, unclosed: boolean): FrontmatterBlock {
  const bodyStart = source.startsWith('\uFEFF') ? 1 : 0;
  return { yaml: '', yamlLine: 1, bodyStart, bodyLine: 1, unclosed };
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
