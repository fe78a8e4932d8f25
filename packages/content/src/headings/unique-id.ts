/**
 * Takes `id`, or with the first free number from `first` after it (`id-2`), and remembers it.
 *
 * @param taken ids given out so far; the result is added
 */
export function uniqueId(id: string, taken: Set<string>, first: number): string {
  let unique = id;
  for (let number = first; taken.has(unique); number++) unique = `${id}-${number}`;
  taken.add(unique);
  return unique;
}
