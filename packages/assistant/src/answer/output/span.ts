/**
 * Looks for the end of something that began, in text that is still arriving. `open`: more text is
 * needed to tell. `none`: it does not end where it would have to: on its line, within a bound.
 */
export type Found<T> = T | 'open' | 'none';

export interface Input {
  readonly text: string;
  /** Nothing more arrives. */
  readonly isComplete: boolean;
}

/** Part of an input that is looked at, so that the same is found however the text arrives. */
interface Span extends Input {
  readonly isCut: boolean;
}

const longestCode = 1_000;
/** Longer runs of backticks are no code. */
export const longestRun = 100;
const longestLabel = 500;
const longestDestination = 2_100;

function spanOf({ isComplete, text }: Input, from: number, bound: number): Span {
  const line = text.slice(from, from + bound).split('\n', 1)[0] ?? '';
  const isLine = line.length < Math.min(bound, text.length - from);
  const isCut = !isLine && text.length - from >= bound;
  return { text: line, isComplete: isComplete || isLine || isCut, isCut };
}

function missing({ isComplete }: Span): 'open' | 'none' {
  return isComplete ? 'none' : 'open';
}

/** Where a code span that starts at a run of backticks ends. */
export function codeEnd(input: Input, from: number): Found<number> {
  const span = spanOf(input, from, longestCode);
  const run = backticks(span.text, 0);
  if (run > longestRun) return 'none';
  for (let at = run; at < span.text.length; at += 1) {
    const length = backticks(span.text, at);
    const end = at + length;
    const isAtEnd = end === span.text.length;
    if (length === run && !(isAtEnd && span.isCut)) {
      return isAtEnd && !span.isComplete ? 'open' : from + end;
    }
    at += length;
  }
  return missing(span);
}

/** How many backticks stand at a place. */
export function backticks(text: string, at: number): number {
  let end = at;
  while (text[end] === '`') end += 1;
  return end - at;
}

/** Index of the bracket that closes the one at a place, past escapes, code and inner brackets. */
export function labelEnd(input: Input, from: number): Found<number> {
  const span = spanOf(input, from, longestLabel);
  const { text } = span;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (depth === 0) return from + at;
    if (character === '`') {
      const end = codeEnd(span, at);
      if (end === 'open') return 'open';
      at = (end === 'none' ? at + backticks(text, at) : end) - 1;
    }
  }
  return missing(span);
}

export interface Destination {
  readonly destination: string;
  readonly end: number;
}

const target = /^\([ \t]*(?:<([^<>\n]*)>|((?:[^\s()\\<]|\\.|\((?:[^\s()\\]|\\.)*\))*))/;
const title =
  /^(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\((?:[^()\\\n]|\\.)*\)))?[ \t]*\)/;

/** The destination in parentheses that makes a link of a label, without its title. */
export function destinationAt(input: Input, from: number): Found<Destination> {
  const span = spanOf(input, from, longestDestination);
  if (span.text !== '' && !span.text.startsWith('(')) return 'none';
  const match = target.exec(span.text);
  const close = match && title.exec(span.text.slice(match[0].length));
  if (!match || !close) return missing(span);
  const end = from + match[0].length + close[0].length;
  return { destination: match[1] ?? match[2] ?? '', end };
}
