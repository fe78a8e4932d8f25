/** Writes another text into an element, in which all that both texts begin and end with stays, with its colours. */
export function replaceText(element: Element, next: string): void {
  const old = element.textContent ?? '';
  const shortest = Math.min(old.length, next.length);
  let start = 0;
  while (start < shortest && old[start] === next[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  const stop = old.length - end;
  let inserted = next.slice(start, next.length - end);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = 0; texts.nextNode(); ) {
    const node = texts.currentNode as Text;
    const { data, length } = node;
    const isReached = at + length > start || at + length === old.length;
    const before = data.slice(0, Math.max(0, start - at));
    const after = data.slice(Math.max(0, stop - at));
    node.data = isReached ? before + inserted + after : data;
    if (isReached) inserted = '';
    at += length;
  }
}
