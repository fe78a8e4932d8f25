import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible, hex4 } from './escape.ts';

/**
 * A string literal of Go: text of several lines, or with quotes and backslashes, as a raw string
 * where that can hold it.
 */
export function goLiteral(text: string): string {
  const clean = text.toWellFormed();
  const isRawFit = /[\n"\\]/.test(clean) && !clean.includes('`') && !hasInvisible(clean);
  if (isRawFit) return `\`${clean}\``;
  const escaped = clean.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escapeInvisible(escaped, (code) => `\\u${hex4(code)}`)}"`;
}
