/** What a backslash and what follows it stand for: the text, and how many characters they take. */
export type ReadEscape = (rest: string) => { readonly text: string; readonly length: number };

/**
 * Reads the inside of a literal to its end; throws where the closing mark comes earlier, or what
 * the language would run or refuse comes at all.
 */
export function readInside(
  inside: string,
  { close, refused, mark = '\\', escape: readEscape }: InsideRules,
): string {
  let text = '';
  let position = 0;
  while (position < inside.length) {
    const rest = inside.slice(position);
    if (close !== '' && rest.startsWith(close)) throw new Error(`ends at ${position}: ${rest}`);
    if (refused?.test(rest)) throw new Error(`refused at ${position}: ${rest}`);
    if (readEscape !== undefined && rest.startsWith(mark)) {
      const { length, text: meant } = readEscape(rest);
      text += meant;
      position += length;
    } else {
      text += rest.charAt(0);
      position += 1;
    }
  }
  return text;
}

export interface InsideRules {
  readonly close: string;
  /** Anchored at the start. */
  readonly refused?: RegExp;
  /** What escapes begin with, if not a backslash. */
  readonly mark?: string;
  readonly escape?: ReadEscape;
}

/** Escapes by pattern, the first that fits; an unknown one throws. */
export function escapes(
  ...rules: readonly (readonly [RegExp, (digits: string) => string])[]
): ReadEscape {
  return (rest) => {
    for (const [pattern, meaning] of rules) {
      const match = pattern.exec(rest);
      if (match !== null) return { text: meaning(match[1] ?? ''), length: match[0].length };
    }
    throw new Error(`unknown escape: ${rest.slice(0, 10)}`);
  };
}

export const hex = (digits: string) => String.fromCodePoint(Number.parseInt(digits, 16));

export const octal = (digits: string) => String.fromCodePoint(Number.parseInt(digits, 8));

export const itself = (character: string) => character;

export const nothing = () => '';

/** The text between the marks around a literal. */
export function between(literal: string, open: string, close = open): string {
  if (literal.length < open.length + close.length || !literal.startsWith(open)) {
    throw new Error(`does not begin with ${open}: ${literal}`);
  }
  if (!literal.endsWith(close)) throw new Error(`does not end with ${close}: ${literal}`);
  return literal.slice(open.length, literal.length - close.length);
}
