import { maskRange } from '../tree/masked.ts';
import { offsetAt } from '../tree/offset.ts';
import type { ParseFailure } from '../tree/parse.ts';

/** A source in which what the parser did not take means only itself. */
export interface ShownAsText {
  /** Of the same length, so that every place keeps its offset. */
  readonly source: string;
  /** Where the mistake stands. */
  readonly offset: number;
  /** Name of a tag that is text now, and whether it opens or closes an element. */
  readonly tag?: { readonly name: string; readonly closes: boolean };
  /** An attribute that was left out, as it is written. */
  readonly leftOut?: string;
}

/**
 * Makes text of the smallest part that keeps a source from being parsed: the tag that has no other,
 * the sign that starts no tag, the expression that is no JavaScript. What stands around it and
 * between its tags stays what it is.
 *
 * @returns nothing if the part is not known
 */
export function showAsText(source: string, failure: ParseFailure): ShownAsText | undefined {
  const offset = offsetAt(source, failure);
  const { reason, opened } = failure;
  if (/closing tag/.test(reason)) {
    return tagAsText(source, opened ? offsetAt(source, opened) : offset);
  }
  if (/expression/.test(reason)) return expressionAsText(source, offset);
  return tagAsText(source, offset);
}

const tagName = /<(\/?)([\w$:.-]*)/y;

function tagAsText(source: string, offset: number): ShownAsText | undefined {
  tagName.lastIndex = offset;
  const [, slash, name = ''] = tagName.exec(source) ?? [];
  if (slash === undefined) return undefined;
  return {
    source: maskRange(source, offset, tagEnd(source, offset) ?? wrongTagEnd(source, offset)),
    offset,
    tag: { name, closes: slash === '/' },
  };
}

const tagWithAttribute = /<[\w$:.-]+\s+[\w:-]+\s*=/y;

/** A tag with attributes that does not end is text to the end of its line, any other its sign. */
function wrongTagEnd(source: string, offset: number): number {
  tagWithAttribute.lastIndex = offset;
  return tagWithAttribute.test(source) ? lineEnd(source, offset) : offset + 1;
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

/** Offset after the `>` of a tag; nothing if what starts like a tag has none in its block. */
function tagEnd(source: string, start: number): number | undefined {
  let depth = 0;
  for (let offset = start + 1; offset < source.length; offset++) {
    const sign = source[offset];
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (depth > 0) continue;
    else if (sign === '>') return offset + 1;
    else if (sign === '<' || isBlockEnd(source, offset)) return undefined;
    else if (sign === '"' || sign === "'") {
      const end = source.indexOf(sign, offset + 1);
      if (end === -1 || /\n\s*\n/.test(source.slice(offset, end))) return undefined;
      offset = end;
    }
  }
  return undefined;
}

/** An empty line starts here. */
function isBlockEnd(source: string, offset: number): boolean {
  return source[offset] === '\n' && /^\n[ \t]*(?:\r?\n|$)/.test(source.slice(offset, offset + 200));
}

function expressionAsText(source: string, offset: number): ShownAsText | undefined {
  if (source[offset] === '{' && bracesEnd(source, offset) === undefined) {
    return { source: maskRange(source, offset, lineEnd(source, offset)), offset };
  }
  const braces = bracesAround(source, offset);
  const outermost = braces.at(-1);
  if (outermost === undefined) return undefined;
  const ofAttribute = braces
    .toReversed()
    .find((brace) => attributeStart(source, brace) !== undefined);
  if (ofAttribute !== undefined) return withoutAttribute(source, ofAttribute);
  const end = bracesEnd(source, outermost) ?? outermost + 1;
  return { source: maskRange(source, outermost, end), offset: outermost };
}

/** The parser names a place in an expression, or the one after it. */
function bracesAround(source: string, offset: number): number[] {
  const found = openBraces(source, offset);
  return found.length > 0 ? found : openBraces(source, source.lastIndexOf('}', offset));
}

/**
 * Braces that are open at an offset, innermost first: those of its block, or if there are none, the
 * last one before it.
 */
function openBraces(source: string, end: number): number[] {
  const found: number[] = [];
  let closed = 0;
  for (let offset = Math.min(end, source.length - 1); offset >= 0; offset--) {
    const sign = source[offset];
    if (sign === '}' && offset < end) closed++;
    else if (sign === '{' && closed > 0) closed--;
    else if (sign === '{' && source[offset - 1] !== '\\') found.push(offset);
    else if (found.length > 0 && isBlockEnd(source, offset)) break;
  }
  return found;
}

/** Offset after the brace that closes another. */
function bracesEnd(source: string, start: number): number | undefined {
  let depth = 0;
  for (let offset = start; offset < source.length; offset++) {
    if (source[offset] === '{') depth++;
    else if (source[offset] === '}') depth--;
    if (depth === 0) return offset + 1;
  }
  return undefined;
}

/** Where the attribute starts whose value a brace opens, if it stands in a tag. */
function attributeStart(source: string, brace: number): number | undefined {
  const before = source.slice(Math.max(0, brace - 200), brace);
  const name = /\s[\w:-]+\s*=\s*$/.exec(before);
  if (!name) return undefined;
  const start = brace - name[0].trimStart().length;
  for (let tag = source.lastIndexOf('<', start); tag >= 0; tag = source.lastIndexOf('<', tag - 1)) {
    if (/[\w$]/.test(source[tag + 1] ?? '')) {
      const end = tagEnd(source, tag);
      return end !== undefined && end > brace ? start : undefined;
    }
    if (tag === 0) return undefined;
  }
  return undefined;
}

function withoutAttribute(source: string, brace: number): ShownAsText | undefined {
  const start = attributeStart(source, brace);
  const end = bracesEnd(source, brace);
  if (start === undefined || end === undefined) return undefined;
  const leftOut = source.slice(start, end);
  const space = leftOut.replace(/[^\r\n]/g, ' ');
  return { source: source.slice(0, start) + space + source.slice(end), offset: start, leftOut };
}
