/**
 * `prefersMarkdown` for hosts that only know expressions, to be tried in order: a server cannot
 * compare qualities, so Markdown of a lower quality than 1 counts only where no HTML is accepted.
 * Without lookarounds, which Go lacks.
 */
export const acceptExpressions: readonly (readonly [expression: string, isMarkdown: boolean])[] = [
  [
    String.raw`(^|,)\s*text/markdown(\s*;\s*(charset|variant)=[^,;]*)*(\s*;\s*q=1(\.0*)?)?\s*(,|$)`,
    true,
  ],
  [String.raw`(text/html|text/\*|\*/\*)`, false],
  [String.raw`(^|,)\s*text/markdown[^,]*;\s*q=0?\.\d*[1-9]`, true],
];
