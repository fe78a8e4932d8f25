const mostPerPage = 2;

/** The first so many of a ranked list, with at most two of one page. */
export function atMostPerPage<Found>(
  ranked: readonly Found[],
  limit: number,
  pageOf: (found: Found) => string | number,
): Found[] {
  const counts = new Map<string | number, number>();
  const kept: Found[] = [];
  for (const found of ranked) {
    if (kept.length >= limit) break;
    const page = pageOf(found);
    const count = counts.get(page) ?? 0;
    if (count >= mostPerPage) continue;
    counts.set(page, count + 1);
    kept.push(found);
  }
  return kept;
}
