import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

const SINGLE = /['\u2018-\u201b]/;

/** The text of a literal by the PowerShell documentation, "About Quoting Rules". */
export function readPowerShell(literal: string): string {
  if (literal.startsWith("'")) return readSingle(between(literal, "'"));
  return readInside(between(literal, '"'), {
    close: '"',
    refused: /^[$\u201c-\u201e]/,
    mark: '`',
    escape: escapes(
      [/^`u\{([0-9a-f]{1,6})\}/, hex],
      [/^`n/, () => '\n'],
      [/^`t/, () => '\t'],
      [/^`([`$"\u201c-\u201e])/, itself],
    ),
  });
}

/** Two quotes are the first of them. */
function readSingle(inside: string): string {
  let text = '';
  for (let position = 0; position < inside.length; position += 1) {
    const character = inside.charAt(position);
    if (SINGLE.test(character)) {
      position += 1;
      if (!SINGLE.test(inside.charAt(position))) throw new Error(`ends at ${position}: ${inside}`);
    }
    text += character;
  }
  return text;
}
