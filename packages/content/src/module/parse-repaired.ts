import type { Root } from 'mdast';
import { parseMdx } from '../tree/parse.ts';
import { repairAt } from './repair.ts';

/** A tree of a source of which at most HTML had to be mended, whose meaning is certain. */
export interface RepairedSource {
  readonly root: Root;
  /** What was parsed: places of the tree are offsets into it. */
  readonly source: string;
  /** The offset in the source as it was written; nothing for what was mended itself. */
  readonly writtenOffset: (offset: number) => number | undefined;
}

/** Each repair costs a parse of the file. */
const mostRepairs = 100;

/** Parses a source that is MDX, or is once it is repaired; nothing comes of any other. */
export function parseRepaired(written: string): RepairedSource | undefined {
  const edits: Edit[] = [];
  let source = written;
  let result = parseMdx(source);
  while ('failure' in result && edits.length < mostRepairs) {
    const repaired = repairAt(source, result.failure)?.source;
    if (repaired === undefined || repaired === source) return undefined;
    edits.push(editBetween(source, repaired));
    source = repaired;
    result = parseMdx(source);
  }
  if ('failure' in result) return undefined;
  const writtenOffset = (offset: number) =>
    edits.reduceRight<number | undefined>(
      (at, edit) => (at === undefined ? undefined : offsetBefore(at, edit)),
      offset,
    );
  return { root: result.root, source, writtenOffset };
}

/** What one text has in place of a part of another one: between the start and these two ends. */
interface Edit {
  readonly start: number;
  readonly endBefore: number;
  readonly endAfter: number;
}

function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, endBefore: before.length - same, endAfter: after.length - same };
}

function offsetBefore(offset: number, { endAfter, endBefore, start }: Edit): number | undefined {
  if (offset <= start) return offset;
  return offset >= endAfter ? offset - endAfter + endBefore : undefined;
}
