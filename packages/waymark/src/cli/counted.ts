/**
 * A number of things, as in `1 page` and `2 pages`.
 *
 * @param shown the number as it is written
 */
export function counted(
  count: number,
  noun: string,
  plural = 's',
  shown: string | number = count,
): string {
  return `${shown} ${noun}${count === 1 ? '' : plural}`;
}
