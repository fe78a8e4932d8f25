/** A piece of Markdown that is not cut, or only between its rows. */
export interface Block {
  readonly text: string;
  readonly kind: 'text' | 'code' | 'table';
}

/**
 * The marker of a line that opens or closes fenced code. No backtick follows one of backticks: a line
 * such as ```` ```x``` is code ```` is a paragraph.
 */
export const fence = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;
const tableRow = /^\s*\|/;

/** Markdown in pieces: paragraphs and lists at blank lines, fenced code and tables whole. */
export function blocksOf(markdown: string): Block[] {
  const blocks: { lines: string[]; kind: Block['kind'] }[] = [];
  let open: string | undefined;
  let isFresh = true;
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      blocks.at(-1)?.lines.push(line);
      if (mark?.startsWith(open) === true && line.trim() === mark) {
        open = undefined;
        isFresh = true;
      }
      continue;
    }
    if (line.trim() === '') {
      isFresh = true;
      continue;
    }
    const kind = mark !== undefined ? 'code' : tableRow.test(line) ? 'table' : 'text';
    if (isFresh || blocks.at(-1)?.kind !== kind) blocks.push({ lines: [line], kind });
    else blocks.at(-1)?.lines.push(line);
    isFresh = false;
    if (mark !== undefined) open = mark;
  }
  return blocks.map(({ lines, kind }) => ({ text: lines.join('\n'), kind }));
}
