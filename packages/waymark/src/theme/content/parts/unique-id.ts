const counters = new WeakMap<object, number>();

/**
 * An id for an element that the author gave none, unique on its page and the same in every build.
 *
 * @param page an object that lives as long as the rendering of one page
 */
export function uniqueId(page: object, prefix: string): string {
  const count = (counters.get(page) ?? 0) + 1;
  counters.set(page, count);
  return `wm-${prefix}-${count}`;
}
