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
const notation = new RegExp(`\\s*${word}`, 'g');

/**
 * A comment at the end of a line: what opens it, its text, what closes it. Quotes open comments of
 * Visual Basic and Vim; `*` opens the inner lines of a long comment.
 */
const comment = new RegExp(
  `(?<open>\\{?/\\*+|<!--|//+|--|#+|;{1,2}|%{1,2}|\\(\\*|\\*|["'])` +
    `(?<text>(?:(?!\\{?/\\*|<!--|//|--(?!\\])|["'#]).)*?${word}.*?)` +
    `(?<close>\\s*(?:\\*+/\\}?|-->|\\*\\)))?\\s*$`,
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
  const match = line.includes('[!code ') ? comment.exec(line) : null;
  const { open = '', text = '', close = '' } = match?.groups ?? {};
  if (!match || isQuoted(open, text)) return { text: line, notations: [] };
  const notations = [...text.matchAll(notation)].map(([, name = '', count = '1']) => ({
    classes: classesOf[name.toLowerCase()] ?? [],
    count: Number(count),
  }));
  const before = line.slice(0, match.index);
  const remaining = text.replace(notation, '');
  if (remaining.trim() !== '') return { text: before + open + remaining + close, notations };
  return { text: before.trim() === '' ? undefined : before.trimEnd(), notations };
}

/** Text in quotes is no comment. */
function isQuoted(open: string, text: string): boolean {
  return (open === '"' || open === "'") && text.includes(open);
}

const longest = 100_000;

function range(first: number, count: number): number[] {
  return Array.from({ length: Math.min(count, longest) }, (_, index) => first + index);
}
