const separators = /[-./_:]+/g;
const mostParts = 8;

/**
 * The ends of a name that are names themselves, so that it is found by them: `x-api-key` ends in
 * `api-key`, `v1/users/{id}` in `users/{id}`. The last part alone is a word of its own.
 */
export function endsOf(identifier: string): string[] {
  const ends: string[] = [];
  for (const { index, 0: separator } of identifier.matchAll(separators)) {
    const end = identifier.slice(index + separator.length);
    if (index > 0 && /[^-./_:][-./_:]+[^-./_:]/.test(end)) ends.push(end);
  }
  return ends.length >= mostParts ? [] : ends;
}
