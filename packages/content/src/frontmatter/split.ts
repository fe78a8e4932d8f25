import { frontmatterProperties } from '@waymark/core/page';
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
  /** Nothing closes a block of keys, or something stands before it: two lines open it, or else. */
  readonly mistake?: 'unclosed' | 'late' | 'doubled' | undefined;
}

const opening = /^\uFEFF?---[ \t]*\r?\n/;
/** Two lines, of which the second closes the first for who reads no further. */
const doubledOpening = /^\uFEFF?---[ \t]*\r?\n(?:[ \t]*\r?\n)*---[ \t]*\r?\n(?:[ \t]*\r?\n)*/;
/** After nothing that shows: empty lines and comments. */
const lateOpening =
  /^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->|\{\/\*(?:(?!\*\/)[\s\S])*\*\/\})+(?<=\n)---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/gm;
const firstKey = /^[A-Za-z_][\w:.-]*[ \t]*:(?:[ \t\r]|$)/m;

/** What must not be overlooked in frontmatter that cannot be read: a mistake in it publishes nothing. */
export const mayRestrict =
  /^[ \t]*["']?(?:groups["']?[ \t]*:|(?:public|isPublic)["']?[ \t]*:(?![ \t]*true[ \t]*$))/m;

/**
 * Separates the frontmatter of a page from its body. The block starts with the file (a byte order
 * mark may come first) and ends at the next line that holds only `---`. What is meant to be one and
 * has empty lines, comments or an empty block before it is read as one, too: it may say who may read
 * the page.
 */
export function splitFrontmatter(source: string): FrontmatterBlock {
  const doubled = meantBlock(doubledOpening.exec(source), 'doubled', source);
  if (doubled) return doubled;
  const start = opening.exec(source);
  if (start) return blockAfter(start[0], source) ?? unclosedBlock(start[0], source);
  return meantBlock(lateOpening.exec(source), 'late', source) ?? withoutFrontmatter(source);
}

/** A source whose frontmatter is blank where it starts late or twice; all else keeps its place. */
export function withoutLateFrontmatter(source: string): string {
  const { bodyStart, mistake } = splitFrontmatter(source);
  if (mistake !== 'late' && mistake !== 'doubled') return source;
  return source.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + source.slice(bodyStart);
}

/** A block where none is to start, if it is meant to be one. */
function meantBlock(
  start: RegExpExecArray | null,
  mistake: 'late' | 'doubled',
  source: string,
): FrontmatterBlock | undefined {
  const block = start && (blockAfter(start[0], source) ?? unclosedBlock(start[0], source));
  return block && hasKnownKeys(block.yaml) ? { mistake, ...block } : undefined;
}

/** @param start the source up to the first line of the block */
function blockAfter(start: string, source: string): FrontmatterBlock | undefined {
  closing.lastIndex = start.length;
  const end = closing.exec(source);
  if (!end) return undefined;
  const yaml = source.slice(start.length, end.index).replaceAll('\r\n', '\n');
  const yamlLine = 1 + countLineEnds(start);
  const closingLine = yamlLine + countLineEnds(yaml);
  return {
    yaml,
    yamlLine,
    bodyStart: end.index + end[0].length,
    bodyLine: end[0].endsWith('\n') ? closingLine + 1 : closingLine,
  };
}

function unclosedBlock(start: string, source: string): FrontmatterBlock {
  const keys = leadingKeys(source.slice(start.length));
  const isMeant = firstKey.test(keys.split('\n', 1)[0] ?? '') || mayRestrict.test(keys);
  const block = withoutFrontmatter(source);
  const yamlLine = 1 + countLineEnds(start);
  return isMeant ? { ...block, yaml: keys, yamlLine, mistake: 'unclosed' } : block;
}

/** Whether a text between two lines is frontmatter, and not a paragraph with a colon in it. */
function hasKnownKeys(yaml: string): boolean {
  const names = yaml.matchAll(/^["']?([A-Za-z][\w-]*)["']?[ \t]*:(?:[ \t\r]|$)/gm);
  return (
    leadingKeys(yaml) === yaml &&
    (mayRestrict.test(yaml) ||
      [...names].some(([, name = '']) => Object.hasOwn(frontmatterProperties, name)))
  );
}

function withoutFrontmatter(source: string): FrontmatterBlock {
  return { yaml: '', yamlLine: 2, bodyStart: source.startsWith('\uFEFF') ? 1 : 0, bodyLine: 1 };
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
