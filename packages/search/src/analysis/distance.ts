/**
 * Number of letters to add, drop, change or swap with their neighbour to make one word of the other
 * (optimal string alignment), or `most + 1` when that is more than `most`.
 */
export function typoDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const value = cell(left, right, row, column, { before, above, current });
      current.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(above[right.length] ?? 0, most + 1);
}

interface Rows {
  readonly before: readonly number[];
  readonly above: readonly number[];
  readonly current: readonly number[];
}

const far = Number.POSITIVE_INFINITY;

function cell(left: string, right: string, row: number, column: number, rows: Rows): number {
  const isSame = left[row - 1] === right[column - 1];
  const value = Math.min(
    (rows.above[column] ?? far) + 1,
    (rows.current[column - 1] ?? far) + 1,
    (rows.above[column - 1] ?? far) + (isSame ? 0 : 1),
  );
  const isSwap =
    row > 1 &&
    column > 1 &&
    left[row - 1] === right[column - 2] &&
    left[row - 2] === right[column - 1];
  return isSwap ? Math.min(value, (rows.before[column - 2] ?? far) + 1) : value;
}
