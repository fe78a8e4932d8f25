import { maskBars } from './masked.ts';

/** A source in which no code of a table is divided, and the offsets of bars that did so. */
export interface WholeRows {
  readonly source: string;
  readonly bars: readonly number[];
}

/** A fence, which holds no table; the line below the head of a table, and those of its rows. */
const tables =
  /^[ \t>]*(?:(?<fence>`{3,}|~{3,})(?:[\s\S]*?^[ \t>]*\k<fence>|[\s\S]*)|(?<head>\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*\r?\n(?<rows>(?:.*\|.*(?:\n|$))+))/gm;

const code = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g;

/**
 * In a table a bar ends the cell, in code too. Where that gives a row just as many cells more than the
 * head has, it is code: the last cells would not be shown.
 */
export function withWholeCode(source: string): WholeRows {
  const bars: number[] = [];
  let whole = source;
  for (const { groups: { head = '', rows = '' } = {}, index, 0: table } of source.matchAll(
    tables,
  )) {
    if (!head.includes('|') || !rows.includes('`')) continue;
    const columns = cellCount(head);
    let start = index + table.length - rows.length;
    for (const row of rows.split('\n')) {
      const masked = cellCount(row) > columns ? row.replace(code, maskBars) : row;
      if (masked !== row && cellCount(masked) === columns) {
        whole = whole.slice(0, start) + masked + whole.slice(start + row.length);
        bars.push(start + [...row].findIndex((sign, at) => sign !== masked[at]));
      }
      start += row.length + 1;
    }
  }
  return { source: whole, bars };
}

function cellCount(row: string): number {
  const cells = row.replace(/^[ \t>]*\|?/, '').replace(/(?<!\\)\|[ \t]*\r?$/, '');
  return cells.split(/(?<!\\)\|/).length;
}
