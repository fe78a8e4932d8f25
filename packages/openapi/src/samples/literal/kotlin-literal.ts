import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible, hex4 } from './escape.ts';

/**
 * A string literal of Kotlin: text of several lines, or with quotes and backslashes, as a raw one
 * where that can hold it. That has no way to write three quotes, and no escape for `$`.
 */
export function kotlinLiteral(text: string): string {
  const clean = text.toWellFormed();
  const isRawFit = /[\n"\\]/.test(clean) && !/"""|^"|"$/.test(clean) && !hasInvisible(clean);
  if (isRawFit) return `"""${clean.replaceAll('$', () => `\${'$'}`)}"""`;
  const escaped = clean
    .replace(/[\\"$]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return `"${escapeInvisible(escaped, (code) => `\\u${hex4(code)}`)}"`;
}
