/** Longer addresses are refused on the way. */
const longestLink = 8000;

/**
 * Puts the Markdown of a page into links that hand it over, as far as it fits.
 *
 * @param placeholder what stands for it in their addresses
 */
export function fillPage(
  links: readonly HTMLAnchorElement[],
  placeholder: string,
  page: string,
): void {
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    link.href = href.replaceAll(placeholder, () => fittingText(page, href.length));
  }
}

/** As much of a text as a link has room for, encoded. */
function fittingText(text: string, taken: number): string {
  let encoded = encodeURIComponent(text.toWellFormed());
  if (encoded.length + taken <= longestLink) return encoded;
  encoded = '';
  for (const character of text.toWellFormed()) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length + taken > longestLink) break;
    encoded += next;
  }
  return encoded;
}
