/**
 * Characters that a reader does not see or that do not survive being copied from a page: controls
 * but tab and line feed, line separators, direction marks (which can make code read otherwise than
 * it runs), the byte order mark. Source code and JSON carry them only as escapes.
 */
export const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** Whether a text has characters that nobody sees. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}
