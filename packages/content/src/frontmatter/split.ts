import { leadingKeys } from './key-parts.ts';

/** Where the YAML block of a page is, and where its body starts. */
export interface FrontmatterBlock {
  /**
   * The lines between the two `---` lines, with `\n` as line end; those that look like keys where
   * nothing closes them; empty without frontmatter.
   */
  readonly yaml: string;
  /** Line of the first YAML line in the file, from 1. */
  readonly yamlLine: number;
  /** Character offset of the body in the source. */
  readonly bodyStart: number;
  /** Line of the body's first character, from 1. */
  readonly bodyLine: number;
  /** A first `---` line is followed by keys, but nothing closes the block. */
  readonly unclosed: boolean;
}

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/gm;
const firstKey = /^[A-Za-z_][\w:.-]*[ \t]*:(?:[ \t\r]|$)/m;

/** What must not be overlooked in frontmatter that cannot be read: a mistake in it publishes nothing. */
export const mayRestrict =
  /^[ \t]*["']?(?:groups["']?[ \t]*:|(?:public|isPublic)["']?[ \t]*:(?![ \t]*true[ \t]*$))/m;

/**
 * Separates the frontmatter of a page from its body. The block starts with the file (a byte order
 * mark may come first) and ends at the next line that holds only `---`.
 */
export function splitFrontmatter(source: string): FrontmatterBlock {
  const start = opening.exec(source);
  if (!start) return withoutFrontmatter(source, '');
  const yamlStart = start[0].length;
  closing.lastIndex = yamlStart;
  const end = closing.exec(source);
  if (!end) {
    const keys = leadingKeys(source.slice(yamlStart));
    const isMeant = firstKey.test(keys.split('\n', 1)[0] ?? '') || mayRestrict.test(keys);
    return withoutFrontmatter(source, isMeant ? keys : '');
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

function withoutFrontmatter(source: string, unclosed: string): FrontmatterBlock {
  const bodyStart = source.startsWith('\uFEFF') ? 1 : 0;
  return { yaml: unclosed, yamlLine: 2, bodyStart, bodyLine: 1, unclosed: unclosed !== '' };
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
