/** What a page is found by. */
export interface NamedPage {
  readonly url: string;
  readonly title: string;
}

/**
 * The pages whose addresses are most like one that does not exist, the nearest first: those that
 * share words, above all of the last part. Nothing outside is used, so that the source of the
 * function can stand in generated files of hosts.
 *
 * @param path below the site's base, with or without `.md`
 */
export function nearestPages<T extends NamedPage>(
  path: string,
  pages: readonly T[],
  count = 5,
): T[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairsOf = (text: string) =>
    new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));
  const likeness = (one: Set<string>, other: Set<string>) => {
    let common = 0;
    for (const pair of one) if (other.has(pair)) common++;
    return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
  };
  const asked = path
    .replace(/[?#].*/s, '')
    .replace(/\.(?:md|html?)$/, '')
    .split('/')
    .filter(Boolean);
  const last = pairsOf(asked.at(-1)?.toLowerCase() ?? '');
  const words = new Set(wordsOf(asked.join(' ')));
  const scored = pages.map((page) => {
    const parts = page.url.split('/').filter(Boolean);
    const found = new Set([...wordsOf(parts.join(' ')), ...wordsOf(page.title)]);
    let shared = 0;
    while (shared < parts.length && parts[shared] === asked[shared]) shared++;
    const near = likeness(last, pairsOf(parts.at(-1)?.toLowerCase() ?? ''));
    const common = likeness(words, found);
    return {
      page,
      score: near * 3 + common * 2 + shared / (asked.length + 1),
      length: parts.length,
    };
  });
  scored.sort((a, b) => b.score - a.score || a.length - b.length);
  return scored
    .filter(({ score }) => score > 0.5)
    .slice(0, count)
    .map(({ page }) => page);
}
