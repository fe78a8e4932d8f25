/** What closes code that each of these opens. */
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '`': '`' };

/**
 * Offset after the bracket that closes another of JavaScript; nothing where none does. Brackets in
 * texts and comments are none.
 */
export function codeEnd(source: string, opening: number): number | undefined {
  /** What closes the code and templates that are open, innermost last. */
  const open: string[] = [];
  for (let offset = opening; offset < source.length; ) {
    const parts = open.at(-1) === '`' ? templateParts : codeParts;
    parts.lastIndex = offset;
    const part = parts.exec(source)?.[0];
    if (part === undefined) return undefined;
    offset = parts.lastIndex;
    if (part === open.at(-1)) open.pop();
    else if (part === '${') open.push('}');
    else if (part in closing) open.push(closing[part] ?? '');
    if (open.length === 0) return offset;
  }
  return undefined;
}

/** Brackets, what they do not count in, and where templates start. */
const codeParts = /[([{`}\])]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*(?:[^*]|\*(?!\/))*\*\//g;

const templateParts = /\\[\s\S]|`|\$\{/g;
