import { nextFence } from '@waymark/core/page';
import { readStatements } from './esm.ts';

/** A source without its `export` statements, and those with their lines, counted from 1. */
export interface CutSource {
  /** The source with the lines of the blocks empty, so that all other lines keep their number. */
  readonly source: string;
  readonly blocks: readonly { readonly code: string; readonly line: number }[];
}

/**
 * Takes the `export` statements out of a source. The MDX parser ends one at a blank line that
 * follows text inside JSX (docs/format/pages.md#exports); a JavaScript parser finds its true end.
 */
export function cutExports(source: string): CutSource {
  const lines = source.split('\n');
  const blocks: { code: string; line: number }[] = [];
  let fence: string | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    fence = nextFence(line, fence);
    if (fence !== undefined || !/^export\s/.test(line)) continue;
    const end = statementEnd(lines, index);
    if (end === undefined) continue;
    blocks.push({ code: lines.slice(index, end).join('\n'), line: index + 1 });
    lines.fill('', index, end);
    index = end - 1;
  }
  return { source: lines.join('\n'), blocks };
}

/** So many empty lines inside one statement are tried as its end. */
const mostTries = 100;

/** Index of the line after a statement: the first line with which it is complete code. */
function statementEnd(lines: readonly string[], start: number): number | undefined {
  let tries = 0;
  for (let end = start + 1; end <= lines.length && tries < mostTries; end++) {
    const last = lines[end - 1] ?? '';
    const next = lines[end]?.trim() ?? '';
    const mayEnd = /\S$/.test(last.trimEnd()) && (next === '' || /^(export|import)\s/.test(next));
    if (!mayEnd) continue;
    tries++;
    if (!('failure' in readStatements(lines.slice(start, end).join('\n')))) return end;
  }
  return undefined;
}
