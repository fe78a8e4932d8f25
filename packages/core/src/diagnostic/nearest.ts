/** What is longer is no misspelt word, and takes time by the square of its length. */
const longestWord = 200;

/**
 * The candidate that a misspelt word most likely meant, or nothing when none is close enough:
 * at most one edit for every four letters, and letter case does not count.
 *
 * @param limit the most edits, where fewer or more are to count as close
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor((word.length + 1) / 4)),
): string | undefined {
  if (word.length > longestWord) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    // To change letter case takes longer than all else for what is much longer or shorter.
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
 * (optimal string alignment). Gives `limit` as soon as the distance cannot be below it.
 */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = cell(previous, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let distance = Math.min(cell(previous, column) + 1, cell(current, column - 1) + 1, replaced);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) {
        distance = Math.min(distance, cell(beforePrevious, column - 2) + 1);
      }
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least >= limit) return limit;
    beforePrevious = previous;
    previous = current;
  }
  return cell(previous, to.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
