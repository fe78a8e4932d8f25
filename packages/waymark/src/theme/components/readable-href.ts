/**
 * A link with letters of all languages as they are, which HTML allows (URL standard section 4.3): in a
 * tree of pages with Cyrillic or Chinese names, addresses take a third of the bytes so.
 *
 * @param href ASCII only
 */
export function readableHref(href: string): string {
  return href.includes('%') ? href.replace(/(?:%[89A-F][0-9A-F])+/gi, letters) : href;
}

/** Other characters stay encoded: some of them cannot be seen. */
function letters(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : encoded;
  } catch {
    return encoded;
  }
}
