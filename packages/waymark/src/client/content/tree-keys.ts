/**
 * The entry that a key leads to among those that are shown, or nothing for other keys.
 */
export function nextItem<Item>(
  items: readonly Item[],
  current: Item,
  key: string,
): Item | undefined {
  const index = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return items[index + 1];
    case 'ArrowUp':
      return items[index - 1];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** The next entry after the current one, around the end, whose name starts with what was typed. */
export function typedItem<Item>(
  items: readonly Item[],
  current: Item,
  typed: string,
  nameOf: (item: Item) => string,
): Item | undefined {
  const index = items.indexOf(current);
  // A word that goes on may still mean the entry that its beginning found.
  const start = typed.length > 1 ? index : index + 1;
  const ordered = [...items.slice(start), ...items.slice(0, start)];
  const wanted = typed.toLowerCase();
  return ordered.find((item) => nameOf(item).toLowerCase().startsWith(wanted));
}
