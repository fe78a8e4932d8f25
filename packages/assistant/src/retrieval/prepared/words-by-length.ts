/** Words in alphabetical order under the number of their letters, in rising order. */
export function wordsByLength(words: Iterable<string>): Map<number, string[]> {
  const byLength = new Map<number, string[]>();
  for (const word of [...words].sort()) {
    const others = byLength.get(word.length);
    if (others === undefined) byLength.set(word.length, [word]);
    else others.push(word);
  }
  return new Map([...byLength].sort(([a], [b]) => a - b));
}
