/**
 * The marker of the code fence that is open after a line (CommonMark, "Fenced code blocks"): one is
 * closed by as many of its signs or more, with nothing behind them. One of backticks has no further
 * ones on its line: they would be code in a paragraph.
 *
 * @param open that which is open before it
 */
export function nextFence(line: string, open: string | undefined): string | undefined {
  const [, marker, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (marker === undefined) return open;
  if (open === undefined) return marker.startsWith('`') && rest.includes('`') ? undefined : marker;
  return marker.startsWith(open) && rest.trim() === '' ? undefined : open;
}
