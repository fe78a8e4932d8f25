/** Classes of lines by line number, from 1. */
export type LineMarks = ReadonlyMap<number, readonly string[]>;

/** The marks of lines that a fence points out by number. */
export function lineMarks(highlight: readonly number[], focus: readonly number[]): LineMarks {
  const marks = new Map<number, string[]>();
  addMarks(marks, highlight, ['line-highlight']);
  addMarks(marks, focus, ['line-focus']);
  return marks;
}

/** Adds classes to lines; each line has each of them once. */
export function addMarks(
  marks: Map<number, string[]>,
  lines: Iterable<number>,
  classes: readonly string[],
): void {
  for (const line of lines) marks.set(line, [...new Set([...(marks.get(line) ?? []), ...classes])]);
}

/**
 * The marks of lines of which some were taken out.
 *
 * @param lines of each that remains, which one it was, from 0
 */
export function marksOfLines(marks: LineMarks, lines: readonly number[]): LineMarks {
  return new Map(
    lines.flatMap((line, index) => {
      const classes = marks.get(line + 1);
      return classes ? [[index + 1, classes] as const] : [];
    }),
  );
}

/**
 * The lines of a block as HTML. All of them become elements when one is marked or they are
 * numbered: what is not in focus has to be told apart as well.
 *
 * @param lines HTML of each line
 */
export function linesHtml(lines: readonly string[], marks: LineMarks, numbered: boolean): string {
  if (!numbered && !lines.some((_, index) => marks.has(index + 1))) return lines.join('\n');
  return lines
    .map((line, index) => {
      const classes = ['line', ...(marks.get(index + 1) ?? [])];
      return `<span class="${classes.join(' ')}">${line}</span>`;
    })
    .join('\n');
}
