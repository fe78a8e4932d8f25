import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible } from './escape.ts';

/**
 * A string literal of Ruby: in single quotes, where nothing is interpolated; with invisible
 * characters in double quotes.
 */
export function rubyLiteral(text: string): string {
  const clean = text.toWellFormed();
  if (!hasInvisible(clean)) return `'${clean.replace(/[\\']/g, '\\$&')}'`;
  const escaped = clean
    .replace(/[\\"#]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return `"${escapeInvisible(escaped, (code) => `\\u{${code.toString(16)}}`)}"`;
}
