import { between, escapes, hex, itself, readInside } from './read-escapes.ts';

const ESCAPE = escapes([/^\\u([0-9a-f]{4})/, hex], [/^\\t/, () => '\t'], [/^\\(['`$\\])/, itself]);

/** The text of a literal by ECMAScript, "String Literals" and "Template Literals". */
export function readJavaScript(literal: string): string {
  if (literal.startsWith('`')) {
    return readInside(between(literal, '`'), {
      close: '`',
      refused: /^(\r|\$\{)/,
      escape: ESCAPE,
    });
  }
  return readInside(between(literal, "'"), { close: "'", refused: /^[\r\n]/, escape: ESCAPE });
}
