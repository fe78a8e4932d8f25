import { hasInvisible, INVISIBLE } from '../../model/invisible.ts';

/**
 * A word of a POSIX shell that stands for the text and nothing else. NUL, which no argument can
 * hold, is left out; lone surrogates become U+FFFD.
 *
 * Text with invisible characters is written as `$'…'` of bash, zsh and ksh, with no quote in it, so
 * that a shell which does not know that form still takes it for one word.
 */
export function shellLiteral(text: string): string {
  const clean = text.toWellFormed().replaceAll('\0', '');
  if (hasInvisible(clean)) return ansiWord(clean);
  if (clean === '') return "''";
  return clean.split("'").map(quotedRun).join("\\'");
}

/**
 * Text without quotes. Backslashes at its end stand outside the quotes, doubled, since fish would
 * read a backslash and the closing quote as one character.
 */
function quotedRun(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\\') end -= 1;
  const quoted = end === 0 ? '' : `'${text.slice(0, end)}'`;
  return quoted + '\\\\'.repeat(text.length - end);
}

function ansiWord(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replace(/['!]/g, (character) => hexByte(character.charCodeAt(0)))
    .replace(INVISIBLE, utf8Bytes);
  return `$'${escaped}'`;
}

/** As bytes, so that the locale does not matter. */
function utf8Bytes(character: string): string {
  return Array.from(new TextEncoder().encode(character), hexByte).join('');
}

function hexByte(byte: number): string {
  return `\\x${byte.toString(16).padStart(2, '0')}`;
}
