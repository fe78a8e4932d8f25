import { maskBars } from './masked.ts';
import type { Place } from './offset.ts';

/** A source in which no code of a table is divided, and the places of bars that did so. */
export interface WholeRows {
  readonly source: string;
  readonly bars: readonly Place[];
}

/**
 * In a table a bar ends the cell, in code too. Where that gives a row just as many cells more than the
 * head has, it is code: the last cells would not be shown.
 */
export function withWholeCode(source: string): WholeRows {
  const bars: Place[] = [];
  if (!source.includes('|') || !source.includes('`')) return { source, bars };
  let fence: string | undefined;
  /** Of the table that a line may be a row of. */
  let columns: number | undefined;
  const lines = source.split('\n').map((line, at) => {
    const start = line.replace(/^[ \t>]*/, '');
    if (fence !== undefined) {
      if (start.startsWith(fence)) fence = undefined;
      return line;
    }
    if (columns !== undefined && line.includes('|')) {
      const whole = wholeRow(line, columns);
      if (whole !== line) bars.push({ line: at + 1, column: firstChange(line, whole) });
      return whole;
    }
    fence = /^(?:`{3,}|~{3,})/.exec(start)?.[0];
    columns = columnsBelowHead(line);
    return line;
  });
  return { source: lines.join('\n'), bars };
}

function wholeRow(row: string, columns: number): string {
  if (!row.includes('`') || cells(row).length <= columns) return row;
  const whole = maskCode(row);
  return cells(whole).length === columns ? whole : row;
}

/** How many columns the line below the head of a table says that there are. */
function columnsBelowHead(line: string): number | undefined {
  if (!line.includes('|')) return undefined;
  const marks = cells(line);
  return marks.every((mark) => /^:?-+:?$/.test(mark.trim())) ? marks.length : undefined;
}

function cells(row: string): readonly string[] {
  const inner = row.replace(/^[ \t>]*\|?/, '').replace(/(?<!\\)\|[ \t]*\r?$/, '');
  return inner.split(/(?<!\\)\|/);
}

/** Code ends with as many backticks as it began with (CommonMark, "Code spans"). */
function maskCode(row: string): string {
  const runs = [...row.matchAll(/`+/g)];
  const ends: (number | undefined)[] = [];
  const later = new Map<number, number>();
  for (const [at, { 0: ticks }] of [...runs.entries()].reverse()) {
    ends[at] = later.get(ticks.length);
    later.set(ticks.length, at);
  }
  let masked = '';
  let done = 0;
  for (let at = 0; at < runs.length; at++) {
    const end = ends[at];
    if (end === undefined) continue;
    const [start, stop] = [runs[at]?.index ?? 0, runs[end]?.index ?? 0];
    masked += row.slice(done, start) + maskBars(row.slice(start, stop));
    done = stop;
    at = end;
  }
  return masked + row.slice(done);
}

/** Column of the first sign that two texts of one length do not share. */
function firstChange(row: string, whole: string): number {
  let at = 0;
  while (row[at] === whole[at]) at++;
  return at + 1;
}
