/**
 * JSON with a member a line; other texts as they are. Numbers keep the digits they came with: the
 * text is indented, not read and written anew.
 */
export function prettyJson(text: string): string {
  try {
    JSON.parse(text);
  } catch {
    return text;
  }
  let depth = 0;
  const lineBreak = () => `\n${'  '.repeat(depth)}`;
  return text.replace(
    /("[^"\\]*(?:\\.[^"\\]*)*")|\s+|([{[])\s*([}\]])?|([}\]])|(,)|(:)/g,
    (
      part,
      string?: string,
      opening?: string,
      empty?: string,
      closing?: string,
      comma?: string,
      colon?: string,
    ) => {
      if (string !== undefined) return string;
      if (opening !== undefined) {
        if (empty !== undefined) return opening + empty;
        depth++;
        return opening + lineBreak();
      }
      if (closing !== undefined) {
        depth--;
        return lineBreak() + closing;
      }
      if (comma !== undefined) return `,${lineBreak()}`;
      return colon === undefined ? part.trim() : ': ';
    },
  );
}
