/**
 * The language to offer a reader: that of the others which the browser prefers, unless it prefers the
 * language of the page to it. A language without a region stands for all of them, and the other way.
 *
 * @param preferred tags of the browser, the best first
 * @param own tag of the page
 * @param others tags that the page exists in besides
 */
export function offeredLanguage(
  preferred: readonly string[],
  own: string,
  others: readonly string[],
): string | undefined {
  for (const tag of preferred) {
    const exact = others.find((other) => isSame(other, tag));
    if (isSame(own, tag)) return undefined;
    if (exact !== undefined) return exact;
    if (languageOf(own) === languageOf(tag)) return undefined;
    const near = others.find((other) => languageOf(other) === languageOf(tag));
    if (near !== undefined) return near;
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function languageOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}
