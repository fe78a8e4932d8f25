import type { Expression } from './translate-pattern.ts';

/**
 * An expression that finds in a text of ASCII characters alone what another one finds there. V8 makes
 * it in a fraction of the time: classes of all of Unicode are long, and each that a grammar names is
 * put together anew.
 */
export function asciiExpression({ flags, pattern, ...others }: Expression): Expression {
  let ascii = '';
  for (const part of partsOf(pattern)) ascii += isPlain(part) ? part : membersOf(part, flags);
  return { ...others, pattern: ascii, flags: flags.replace(/[uv]/, '') };
}

const surrogates = String.raw`\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}`;
/** The start of a group with a name, or what was found by one. */
const named = String.raw`\(\?<[^=!][^>]*>|\\k<[^>]*>`;
/** A name, an escape, or a character, outside of classes. */
const single = new RegExp(
  String.raw`${named}|${surrogates}|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|[^])|[^]`,
  'uy',
);

/** Classes, with all classes that they hold, and what stands between them. */
function* partsOf(pattern: string): Iterable<string> {
  for (let start = 0; start < pattern.length; ) {
    const end = pattern[start] === '[' ? endOfClass(pattern, start) : endOfSingle(pattern, start);
    yield pattern.slice(start, end);
    start = end;
  }
}

function endOfSingle(pattern: string, start: number): number {
  single.lastIndex = start;
  return single.test(pattern) ? single.lastIndex : pattern.length;
}

function endOfClass(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern[at] === '[') depth++;
    else if (pattern[at] === ']' && --depth === 0) return at + 1;
  }
  return pattern.length;
}

const wholeName = new RegExp(`^(?:${named})$`, 'u');

/** Whether something means the same without the flags for Unicode. */
function isPlain(part: string): boolean {
  return wholeName.test(part) || /^(?:[\0-Z\\-\x7f]|\\[^pPuwWdDsS\x80-\u{10ffff}])$/u.test(part);
}

const known = new Map<string, string>();

/** A class of the ASCII characters that are in one, or that an escape or a character stands for. */
function membersOf(part: string, flags: string): string {
  const key = `${flags} ${part}`;
  const members = known.get(key) ?? rangesOf(asciiMatches(part, flags));
  known.set(key, members);
  return members;
}

function asciiMatches(part: string, flags: string): readonly number[] {
  const expression = new RegExp(`^${part}$`, flags.replace(/[dgmy]/g, ''));
  const codes = Array.from({ length: 128 }, (_, code) => code);
  return codes.filter((code) => expression.test(String.fromCharCode(code)));
}

function rangesOf(codes: readonly number[]): string {
  const first = codes.filter((code) => !codes.includes(code - 1));
  const last = codes.filter((code) => !codes.includes(code + 1));
  const ranges = first.map((code, at) => `${escaped(code)}-${escaped(last[at] ?? code)}`);
  return `[${ranges.join('')}]`;
}

function escaped(code: number): string {
  return `\\x${code.toString(16).padStart(2, '0')}`;
}
