import { destination } from './read/escape-text.ts';

/**
 * Markdown in which links have other addresses.
 *
 * @param corrections addresses as they stand in it, and as they should
 */
export function correctedMarkdown(
  markdown: string,
  corrections: ReadonlyMap<string, string>,
): string {
  let corrected = markdown;
  for (const [from, to] of corrections) {
    for (const end of [')', ' ']) {
      corrected = corrected.replaceAll(
        `](${destination(from)}${end}`,
        `](${destination(to)}${end}`,
      );
    }
  }
  return corrected;
}
