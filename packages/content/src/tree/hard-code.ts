import { nextFence } from '@waymark/core/page';
import { parseExpression, parseModule } from '../expressions/parse.ts';

/** Lines of a source that the parser must not get as code. */
export interface HardCode {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/**
 * So many tags may stay open in braces. The parser tries each of them as a tag and as a sign, so that
 * its time doubles with each: 24 take a second.
 */
const mostOpenTags = 12;

/** So deep may brackets stand in each other. The parser ends the process where its stack does. */
const deepestBrackets = 1000;

/**
 * Where braces of a page hold what the parser would not come to an end with: the lines from there to
 * the next empty one.
 */
export function hardCode(source: string): HardCode | undefined {
  for (const opening of openings(source)) {
    const code = bracketed(source, opening);
    const reason = reasonAgainst(code, source, opening);
    if (reason !== undefined) return { ...linesAt(source, opening), reason };
    // The parser goes no further than to what is not closed.
    if (code.end === undefined) return undefined;
  }
  return undefined;
}

function reasonAgainst(code: Bracketed, source: string, opening: number): string | undefined {
  if (code.deepest > deepestBrackets) return 'Brackets stand too deep in each other here';
  if (code.openTags <= mostOpenTags || isCode(source, opening, code.end)) return undefined;
  return 'Too many tags stay open in braces here';
}

/** Offsets of brackets with which code begins, outside each other. */
function* openings(source: string): Generator<number> {
  const signs =
    /^[ \t]*(?:`{3,}[^`\n]*$|~{3,}[^\n]*)|`[^`\n]*`|\\.|\{|^(?:ex|im)port\b[^\n([{]*[([{]/gm;
  let fence: string | undefined;
  for (let match = signs.exec(source); match; match = signs.exec(source)) {
    const [sign] = match;
    if (/^[ \t]*(?:```|~~~)/.test(sign)) fence = nextFence(sign, fence);
    else if (fence === undefined && /[([{]$/.test(sign) && !sign.startsWith('\\')) {
      const opening = match.index + sign.length - 1;
      yield opening;
      signs.lastIndex = bracketed(source, opening).end ?? source.length;
    }
  }
}

/** What stands between a bracket and the one that closes it. */
interface Bracketed {
  /** Offset after the closing bracket; absent where there is none. */
  readonly end: number | undefined;
  readonly openTags: number;
  readonly deepest: number;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function bracketed(source: string, opening: number): Bracketed {
  const sign = source[opening] ?? '';
  const openTags: string[] = [];
  let depth = 0;
  let deepest = 0;
  /** Of the kind that the code began with. */
  let same = 0;
  const tags = (text: string) => {
    for (const [tag] of text.matchAll(/<\/?[A-Za-z][\w.:-]*|\/>/g)) {
      if (!tag.includes('/')) openTags.push(tag.slice(1));
      // One that closes another tag leaves it open.
      else if (tag === '/>' || tag.slice(2) === openTags.at(-1)) openTags.pop();
    }
  };
  const parts = /[([{]|[)\]}]|<\/?[A-Za-z][\w.:-]*|\/>|"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
  parts.lastIndex = opening;
  for (let match = parts.exec(source); match; match = parts.exec(source)) {
    const [part] = match;
    if (part in closing) deepest = Math.max(deepest, ++depth);
    else if (/^[)\]}]$/.test(part)) depth = Math.max(0, depth - 1);
    else tags(part);
    if (part === sign) same++;
    else if (part === closing[sign] && --same === 0) {
      return { end: parts.lastIndex, openTags: openTags.length, deepest };
    }
  }
  return { end: undefined, openTags: openTags.length, deepest };
}

/** Whether it is code after all: what seems to be a tag can be a comparison, or stand in a text. */
function isCode(source: string, opening: number, end: number | undefined): boolean {
  if (end === undefined) return false;
  const { start } = linesAt(source, opening);
  if (/^(?:ex|im)port\b/.test(source.slice(start, opening))) {
    return !('failure' in parseModule(source.slice(start, linesAt(source, end).end)));
  }
  const inner = source.slice(opening + 1, end - 1);
  return [inner, `{${inner}}`].some((code) => parseExpression(code) !== undefined);
}

function linesAt(source: string, offset: number): { readonly start: number; readonly end: number } {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.slice(offset).search(/\n[ \t]*\r?\n/);
  return { start, end: end === -1 ? source.length : offset + end };
}
