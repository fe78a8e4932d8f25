import { addMarks, type LineMarks } from './line-marks.ts';

/** Code without the comments that mark its lines, and the marks of the lines that remain. */
export interface NotedCode {
  readonly code: string;
  readonly marks: LineMarks;
}

/** Classes of a line by the word of its notation (docs/format/pages.md#code-blocks). */
const classesOf: Readonly<Record<string, readonly string[]>> = {
  '++': ['line-diff', 'line-add'],
  '--': ['line-diff', 'line-remove'],
  highlight: ['line-highlight'],
  hl: ['line-highlight'],
  focus: ['line-focus'],
};

const word = '\\[!code (\\+\\+|--|highlight|hl|focus)(?::(\\d+))?\\]';
/** What opens a comment wherever it stands; quotes do in Visual Basic and Vim. */
const surely = '\\{?/\\*+|<!--|//+|-{2,}(?!\\])|#+|["\']';
/** What may open one, or stand in its text; `*` opens the inner lines of a long comment. */
const perhaps = '--|;{1,2}|%{1,2}|\\(\\*|\\*';
const closes = '\\*{1,2}/\\}?|-->|\\*\\)';

const signs = new RegExp(`${word}|(?<surely>${surely})|(?<perhaps>${perhaps})`, 'g');
const closing = new RegExp(`(?:${closes})$`);
/** A notation, with what ends the comment before it and opens one of its own. */
const notation = new RegExp(
  `(?<!\\s)(?:(?:\\s*(?:${closes}))?\\s+(?:\\{?/\\*+|<!--|//+|--|#+|;{1,2}|%{1,2}|\\(\\*))?\\s*${word}`,
  'g',
);

/**
 * Takes the notations (`// [!code ++:2]`) out of code. A notation counts from its own line, or from
 * the next one when its comment stands alone; a comment that holds nothing else goes with it.
 *
 * @param given marks of the lines as they are written
 */
export function readNotations(code: string, given: LineMarks): NotedCode {
  if (!code.includes('[!code ')) return { code, marks: given };
  const marks = new Map<number, string[]>();
  const kept: string[] = [];
  for (const [index, line] of code.split(/\r?\n/).entries()) {
    const found = readLine(line);
    // A comment alone on its line disappears, so the line after it takes its number.
    const number = kept.length + 1;
    for (const { classes, count } of found.notations) {
      addMarks(marks, range(number, count), classes);
    }
    if (found.text === undefined) continue;
    const own = given.get(index + 1);
    if (own) addMarks(marks, [number], own);
    kept.push(found.text);
  }
  return { code: kept.join('\n'), marks };
}

interface NotedLine {
  /** What remains of the line; nothing if it was only a notation. */
  readonly text: string | undefined;
  readonly notations: readonly { readonly classes: readonly string[]; readonly count: number }[];
}

function readLine(line: string): NotedLine {
  const opening = line.includes('[!code ') ? openingOf(line) : undefined;
  if (opening === undefined) return { text: line, notations: [] };
  const { open, index } = opening;
  const rest = line.slice(index + open.length).trimEnd();
  const text = rest.replace(closing, '').trimEnd();
  const close = rest.slice(text.length);
  if (isQuoted(open, text)) return { text: line, notations: [] };
  const notations = [...text.matchAll(notation)].map(([, name = '', count = '1']) => ({
    classes: classesOf[name.toLowerCase()] ?? [],
    count: Number(count),
  }));
  const before = line.slice(0, index);
  const remaining = text.replace(notation, '');
  if (remaining.trim() !== '') return { text: before + open + remaining + close, notations };
  return { text: before.trim() === '' ? undefined : before.trimEnd(), notations };
}

/**
 * What opens the comment of the first notation that has one. A line is gone through once, sign by
 * sign: one of many signs would else be gone through again from each of them.
 */
function openingOf(line: string): { readonly open: string; readonly index: number } | undefined {
  let opening: { readonly open: string; readonly index: number } | undefined;
  for (const { 0: open, groups, index } of line.matchAll(signs)) {
    if (groups?.['surely'] !== undefined) opening = { open, index };
    else if (groups?.['perhaps'] !== undefined) opening ??= { open, index };
    else if (opening !== undefined) return opening;
  }
  return undefined;
}

/** Text in quotes is no comment. */
function isQuoted(open: string, text: string): boolean {
  return (open === '"' || open === "'") && text.includes(open);
}

const longest = 100_000;

function range(first: number, count: number): number[] {
  return Array.from({ length: Math.min(count, longest) }, (_, index) => first + index);
}
