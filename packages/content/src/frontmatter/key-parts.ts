/** Lines of a YAML text that belong together: a key with its value, or what is neither. */
export interface KeyPart {
  readonly text: string;
  /** Character offset in the YAML text. */
  readonly offset: number;
}

/** Indented and empty lines, items, comments and closing brackets go on with what is before them. */
const goesOn = /^(?:\s|#|-(?:\s|$)|[\]}]|$)/;
const key = /^(?:"[^"]*"\s*|'[^']*'\s*|[^\s"':][^:]*):(?:\s|$)/;

/** Cuts a YAML text before each of its keys, so that each can be read on its own. */
export function keyParts(yaml: string): KeyPart[] {
  const parts: { lines: string[]; offset: number; hasKey: boolean }[] = [];
  let offset = 0;
  for (const line of yaml.split('\n')) {
    const last = parts.at(-1);
    const hasKey = key.test(line);
    if (last && (goesOn.test(line) || !(hasKey || last.hasKey))) last.lines.push(line);
    else parts.push({ lines: [line], offset, hasKey });
    offset += line.length + 1;
  }
  return parts.map((part) => ({ text: part.lines.join('\n'), offset: part.offset }));
}

/**
 * The lines at the start of a text that may be frontmatter which nothing closes: keys and what goes
 * on with them.
 */
export function leadingKeys(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => !key.test(line) && !goesOn.test(line));
  return lines.slice(0, end === -1 ? lines.length : end).join('\n');
}
