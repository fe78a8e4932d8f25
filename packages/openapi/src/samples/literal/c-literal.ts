import { hasInvisible, INVISIBLE } from '../../model/invisible.ts';

/**
 * A string literal of C: each line of the text a literal of its own, which the compiler joins. NUL,
 * which would end the text, is left out.
 * @param margin Spaces before the lines after the first.
 */
export function cLiteral(text: string, margin = ''): string {
  const lines = text
    .toWellFormed()
    .replaceAll('\0', '')
    .split(/(?<=\n)/);
  return lines.map((line) => `"${escaped(line)}"`).join(`\n${margin}`);
}

/** A string literal of C++: a raw one where the text has line breaks or quotes and that can hold it. */
export function cppLiteral(text: string, margin = ''): string {
  const clean = text.toWellFormed();
  const isRawFit = /[\n"\\]/.test(clean) && !clean.includes(')"') && !hasInvisible(clean);
  return isRawFit ? `R"(${clean})"` : cLiteral(clean, margin);
}

/**
 * Characters that nobody sees become the octal escapes of their bytes: a hexadecimal one would take
 * the digits behind it. The second of two question marks could begin a trigraph.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replace(/(?<=\?)\?/g, '\\?')
    .replace(INVISIBLE, octalBytes);
}

function octalBytes(character: string): string {
  const bytes = new TextEncoder().encode(character);
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
