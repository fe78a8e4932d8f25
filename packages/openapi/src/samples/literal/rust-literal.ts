import { hasInvisible } from '../../model/invisible.ts';
import { escapeInvisible } from './escape.ts';

/**
 * A string literal of Rust: text with line breaks, quotes or backslashes as a raw one, between as
 * many `#` as it needs, unless it has characters that nobody sees.
 */
export function rustLiteral(text: string): string {
  const clean = text.toWellFormed();
  if (/[\n"\\]/.test(clean) && !hasInvisible(clean)) {
    const runs = clean.match(/(?<=")#*/g) ?? [];
    const marks = '#'.repeat(Math.max(0, ...runs.map((run) => run.length + 1)));
    // More marks than this the compiler does not take.
    if (marks.length < 256) return `r${marks}"${clean}"${marks}`;
  }
  const escaped = clean.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `"${escapeInvisible(escaped, (code) => `\\u{${code.toString(16)}}`)}"`;
}
