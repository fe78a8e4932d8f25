import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible } from './escape.ts';

/**
 * A string literal of PowerShell 7: in single quotes, where only the quote means anything; with
 * invisible characters in double quotes. PowerShell takes typographic quotes for quotes.
 */
export function powershellLiteral(text: string): string {
  const clean = text.toWellFormed();
  if (!hasInvisible(clean)) return `'${clean.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const escaped = clean
    .replace(/[`$"\u201c-\u201e]/g, '`$&')
    .replaceAll('\n', '`n')
    .replaceAll('\t', '`t');
  return `"${escapeInvisible(escaped, (code) => `\`u{${code.toString(16)}}`)}"`;
}
