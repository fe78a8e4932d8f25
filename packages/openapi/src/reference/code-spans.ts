/** The text with a mark for each of its spans of code, in which nothing is Markdown or HTML. */
export function withoutCode(text: string): {
  readonly rest: string;
  readonly restored: (text: string) => string;
} {
  const codes: string[] = [];
  const rest = text
    .replaceAll('\0', '')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_span, _ticks, code: string) => {
      codes.push(code.replace(/^ (.+) $/, '$1'));
      return `\0${codes.length - 1}\0`;
    });
  return { rest, restored: (marked) => marked.replace(/\0(\d+)\0/g, (_, at) => codes[at] ?? '') };
}
