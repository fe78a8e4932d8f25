/** A piece that was taken out of a text: where it starts, and where it ends. */
type Removal = readonly [number, number];

/**
 * Of each line of a text that remains, which line of the whole text it was, from 0.
 *
 * @param removals places in the whole text, none in another
 */
export function remainingLines(
  whole: string,
  remaining: string,
  removals: readonly Removal[],
): number[] {
  const inOrder = removals.toSorted(([a], [b]) => a - b);
  const lines: number[] = [];
  let passed = 0;
  let line = 0;
  // The place in the whole text where the next line starts, and the one that was counted up to.
  let place = 0;
  let counted = 0;
  for (const text of remaining.split('\n')) {
    for (let next = inOrder[passed]; next && next[0] <= place; next = inOrder[++passed]) {
      place += next[1] - next[0];
    }
    for (; counted < place; counted++) if (whole[counted] === '\n') line++;
    lines.push(line);
    place += text.length + 1;
  }
  return lines;
}
