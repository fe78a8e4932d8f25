/** A number of things in a line for a terminal, as in `1 page` and `2 pages`. */
export function counted(count: number, noun: string, plural = 's'): string {
  return `${count} ${noun}${count === 1 ? '' : plural}`;
}
