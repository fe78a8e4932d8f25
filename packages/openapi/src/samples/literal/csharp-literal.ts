import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible, hex4 } from './escape.ts';

/**
 * A string literal of C#: text of several lines as a raw one (C# 11), between more quotes than it
 * has in a row, unless it has characters that nobody sees.
 * @param margin Spaces before the lines of a raw literal.
 */
export function csharpLiteral(text: string, margin = ''): string {
  const clean = text.toWellFormed();
  if (clean.includes('\n') && !hasInvisible(clean)) return rawLiteral(clean, margin);
  const escaped = clean.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escapeInvisible(escaped, (code) => `\\u${hex4(code)}`)}"`;
}

/** The line breaks behind the first quotes and before the last do not count. */
function rawLiteral(text: string, margin: string): string {
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const quotes = '"'.repeat(longest + 1);
  const lines = text.split('\n').map((line) => (line === '' ? '' : margin + line));
  return `${quotes}\n${lines.join('\n')}\n${margin}${quotes}`;
}
