/** The candidates that have the most folders in common with a path: several when these are as many. */
export function mostShared(path: string, candidates: readonly string[]): readonly string[] {
  const folders = new Set(path.split('/').slice(0, -1));
  const shared = (candidate: string) =>
    candidate.split('/').filter((segment) => folders.has(segment)).length;
  let best: string[] = [];
  let most = 0;
  for (const candidate of candidates) {
    const count = shared(candidate);
    if (count > most) best = [];
    most = Math.max(most, count);
    if (count === most) best.push(candidate);
  }
  return best;
}
