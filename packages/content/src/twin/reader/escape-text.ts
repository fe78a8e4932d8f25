const special = /[\\`*_[\]<&~]/;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Text so that Markdown reads it as that text: only characters that would be markup where they
 * stand are escaped, so that names like `snake_case` stay whole.
 *
 * @param inLink brackets would end the text of the link
 */
export function escapeText(text: string, inLink: boolean): string {
  if (!special.test(text)) return text;
  return text.replace(/[\\`*[\]<&]|_+|~+/g, (found, at: number) => {
    const before = text[at - 1] ?? '';
    const after = text[at + found.length] ?? '';
    return isMarkup(found, before, after, inLink, text, at) ? found.replace(/./g, '\\$&') : found;
  });
}

function isMarkup(
  found: string,
  before: string,
  after: string,
  inLink: boolean,
  text: string,
  at: number,
): boolean {
  switch (found[0]) {
    case '\\':
      return after === '' || /[!-/:-@[-`{-~]/.test(after);
    case '*':
      return !(before === ' ' && after === ' ');
    case '_':
      return !(letterOrDigit.test(before) && letterOrDigit.test(after));
    case '~':
      return found.length > 1 || !(before === '' || before === ' ');
    case '[':
      return inLink || after === '^';
    case ']':
      return inLink || after === '(';
    case '<':
      return after === '' || /[a-z/!?]/i.test(after);
    case '&':
      return /^&(?:#|\w+;)/.test(text.slice(at, at + 40));
    default:
      return true;
  }
}

/**
 * Escapes what would begin a heading, list, quote, rule or fence where a line of a paragraph
 * begins with it.
 */
export function escapeLineStarts(text: string): string {
  const lines = text.split('\n');
  return lines.map(escapeLineStart).join('\n');
}

function escapeLineStart(line: string, index: number): string {
  if (/^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|~~~)/.test(line)) return `\\${line}`;
  if (/^([-_*=])(?:\s*\1)*\s*$/.test(line)) return `\\${line}`;
  if (/^\[[^\]]*\]:/.test(line)) return `\\${line}`;
  if (index > 0 && /^\|?[\s:|-]*-[\s:|-]*$/.test(line)) return `\\${line}`;
  return line.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** The address of a link or picture in its brackets. */
export function destination(href: string): string {
  const address = href.trim().replace(/\s/g, (space) => encodeURIComponent(space));
  if (!/[()<>\\]/.test(address)) return address;
  return isBalanced(address) ? address : `<${address.replace(/[<>\\]/g, encodeURIComponent)}>`;
}

function isBalanced(address: string): boolean {
  if (/[<>\\]/.test(address)) return false;
  let depth = 0;
  for (const character of address) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** The title of a link or picture after its address, with the space before it. */
export function linkTitle(title: string | undefined): string {
  const text = title?.replace(/\s+/g, ' ').trim() ?? '';
  return text === '' ? '' : ` "${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Code in a line, in more backticks than it holds. */
export function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  const fence = '`'.repeat(longestRun(text) + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + gap + text + gap + fence;
}

/** What stands in a text, and before a footnote itself, for the footnote. */
export function noteReference(label: string): string {
  return `[^${label}]`;
}

/** How many backticks stand in a row at most. */
export function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
