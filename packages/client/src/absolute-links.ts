/** What is no link though it looks like one, and else what stands before the path that a link leads to. */
const codeOrLink =
  /\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(\[(?:\[\d+\]|(?:\\[\s\S]|`[^`]*`|[^\\\][`])*)\]\()\/(?!\/)/g;

/** The start of a line of code, or of that after it. */
const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)/;

/**
 * Puts an origin before links of an answer that begin at the root of its site. An answer comes in
 * pieces, which cut lines of code and words apart, but no link.
 */
export function absoluteLinks(origin: string): (piece: string) => string {
  let fence: string | undefined;
  let isLineStart = true;
  const linked = (text: string) =>
    text.replaceAll(codeOrLink, (found, _code, before?: string) =>
      before === undefined ? found : `${before}${origin}/`,
    );
  return (piece) => {
    let out = '';
    let text = '';
    for (const line of piece.split(/(?<=\n)/)) {
      const [, mark, rest = ''] = (isLineStart && fenceLine.exec(line)) || [];
      isLineStart = line.endsWith('\n');
      const isOpening = fence === undefined && mark !== undefined && !rest.includes('`');
      if (fence === undefined && !isOpening) {
        text += line;
        continue;
      }
      out += linked(text) + line;
      text = '';
      if (isOpening) fence = mark;
      else if (fence !== undefined && mark?.startsWith(fence) && rest.trim() === '') {
        fence = undefined;
      }
    }
    return out + linked(text);
  };
}
