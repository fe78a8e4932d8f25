import { parseExpression } from '../expressions/parse.ts';
import { codeEnd } from './code-end.ts';

/** Code, or the text of an attribute, with signs that would begin a formula or code in Markdown. */
export interface SignedCode {
  /** Offsets of what stands between the braces or quotes. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'expression' | 'text';
  /** The attribute that has it as its value. */
  readonly attribute?: AttributePlace;
}

interface AttributePlace {
  /** Offset of the tag. */
  readonly tag: number;
  readonly index: number;
}

/**
 * Finds `$` and backticks that stand in braces and attributes of a source, outside of code spans,
 * fences and statements.
 */
export function signsInCode(source: string): readonly SignedCode[] {
  return maySign.test(source) ? [...signedCode(source)] : [];
}

/** What most sources do not have: such a sign behind a brace or in a quoted value. */
const maySign = /=[ \t]*(?:"[^"`$]*[`$]|'[^'`$]*[`$])|\{[^{}`$]*[`$]|\}[^{}`$\n]*[`$]/;

const marker = String.raw`(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*`;

/** A fence, a statement, what is escaped, code in a line, a brace, a tag. */
const beginnings = new RegExp(
  `^${marker}(?<fence>\`{3,}[^\`\\n]*$|~{3,}[^\\n]*$)|^(?<statement>import|export)\\b|\\\\.|(?<ticks>\`+)|\\{|<(?=[A-Za-z_])`,
  'gm',
);

function* signedCode(source: string): Generator<SignedCode> {
  const signs = new RegExp(beginnings);
  for (let match = signs.exec(source); match; match = signs.exec(source)) {
    const { fence, statement, ticks } = match.groups ?? {};
    const after = signs.lastIndex;
    let end: number | undefined = after;
    if (fence !== undefined) end = fenceEnd(source, after, /^(?:`+|~+)/.exec(fence)?.[0] ?? '');
    else if (statement !== undefined) end = statementEnd(source, after);
    else if (ticks !== undefined) end = spanEnd(source, after, ticks) ?? after;
    else if (match[0] === '{') {
      end = codeEnd(source, match.index);
      if (end !== undefined) yield* child(source, { start: after, end: end - 1 });
    } else if (match[0] === '<') {
      const tag = readTag(source, match.index);
      end = tag?.end ?? after;
      yield* tag?.found ?? [];
    }
    // Nothing is certain of what follows code that does not end.
    if (end === undefined) return;
    signs.lastIndex = end;
  }
}

function fenceEnd(source: string, start: number, fence: string): number | undefined {
  const end = new RegExp(`^[ \\t>]*${fence}${fence[0]}*[ \\t]*\\r?$`, 'gm');
  end.lastIndex = start;
  return end.exec(source) ? end.lastIndex : undefined;
}

/** A statement goes to the first empty line outside of its brackets. */
function statementEnd(source: string, start: number): number | undefined {
  const parts = /[([{`]|\n[ \t]*\r?\n|"[^"\n]*"|'[^'\n]*'/g;
  parts.lastIndex = start;
  for (let match = parts.exec(source); match; match = parts.exec(source)) {
    if (match[0].startsWith('\n')) return match.index;
    if (!/^["']/.test(match[0])) {
      const end = codeEnd(source, match.index);
      if (end === undefined) return undefined;
      parts.lastIndex = end;
    }
  }
  return source.length;
}

/** Offset after a code span: as many backticks in the same block. */
function spanEnd(source: string, start: number, ticks: string): number | undefined {
  const parts = /`+|\n[ \t]*(?:\r?\n|[>|]|[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|~~~|```)/g;
  parts.lastIndex = start;
  for (let match = parts.exec(source); match; match = parts.exec(source)) {
    if (match[0].startsWith('\n')) return undefined;
    if (match[0] === ticks) return parts.lastIndex;
  }
  return undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function* child(source: string, range: Range): Generator<SignedCode> {
  const code = source.slice(range.start, range.end);
  if (hasSign(code) && (isComment(code) || isExpression(code)))
    yield { ...range, kind: 'expression' };
}

/** A tag with attributes, and what is found in them; nothing if it is none. */
function readTag(
  source: string,
  tag: number,
): { readonly end: number; readonly found: readonly SignedCode[] } | undefined {
  const found: SignedCode[] = [];
  name.lastIndex = tag;
  if (!name.test(source)) return undefined;
  let offset = name.lastIndex;
  for (let index = 0; ; index++) {
    part.lastIndex = offset;
    const groups = part.exec(source)?.groups;
    if (!groups) return undefined;
    offset = part.lastIndex;
    const attribute = { tag, index };
    const { brace, end, value } = groups;
    if (end !== undefined) return { end: offset, found };
    if (brace !== undefined) {
      const start = offset;
      const close = codeEnd(source, offset - 1);
      if (close === undefined) return undefined;
      offset = close;
      const range = { start, end: close - 1 };
      const code = source.slice(start, range.end).replace(/^\s*\.\.\./, '');
      if (hasSign(code) && isExpression(code)) {
        found.push({ ...range, kind: 'expression', attribute });
      }
    } else if (value !== undefined && hasSign(value)) {
      const range = { start: offset - value.length + 1, end: offset - 1 };
      found.push({ ...range, kind: 'text', attribute });
    }
  }
}

const name = /<[A-Za-z_$][\w$.:-]*/y;

/** An attribute, of one whose value is code all before it, or the end of the tag. */
const part =
  /\s*(?:(?<end>\/?>)|(?:[^\s=<>{}"'/`]+\s*=\s*)?(?<brace>\{)|[^\s=<>{}"'/`]+\s*=\s*(?<value>"[^"]*"|'[^']*')|[^\s=<>{}"'/`]+(?=[\s/>]))/y;

function hasSign(code: string): boolean {
  return /[`$]/.test(code);
}

function isComment(code: string): boolean {
  return /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.test(code);
}

/** Lines of a quotation begin with a sign that is no part of their code. */
function isExpression(code: string): boolean {
  return !/\n[ \t]*>/.test(code) && parseExpression(code) !== undefined;
}
