/** A place in a text, both numbers from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Offset of a place in a text. */
export function offsetAt(source: string, { line, column }: Place): number {
  let start = 0;
  for (let number = 1; number < line; number++) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Line and column of an offset in a text. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
