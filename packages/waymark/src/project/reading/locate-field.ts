import type { PageSource, SourceLocation } from '@waymark/core';

/** Where a key of a page's frontmatter is written; the start of the file where it is not found. */
export function locateField(
  { file }: PageSource,
  key: string,
  read: (file: string) => string | undefined,
): SourceLocation {
  const lines = (read(file) ?? '').split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line));
  const index = lines
    .slice(0, end === -1 ? 0 : end)
    .findIndex((line) => line.replace(/^["']|["']\s*(?=:)/g, '').startsWith(`${key}:`));
  return { file, line: Math.max(index, 0) + 1, column: 1 };
}
