import { describe, expect, it } from 'vitest';
import { asciiExpression } from './ascii-expression.ts';
import { regExpOf, translateExpression } from './translate-pattern.ts';

/** All ASCII characters, and some words. */
const text = `${String.fromCharCode(...Array(128).keys())} Key_1 = "a\\b"; // [x] ss\n`;

/** What an expression finds one after the other, with the places of its groups. */
function found(expression: RegExp): unknown[] {
  return [...text.matchAll(expression)].map(({ index, indices }) => [index, indices?.slice()]);
}

describe('an expression for ASCII alone', () => {
  it.each([
    ['classes of all of Unicode', '[[:alpha:]_][[:alnum:]]*'],
    ['what is not in one', String.raw`\P{L}+|[^\p{Lu}x]`],
    ['classes in classes', '[a-z&&[^aeiou]]+'],
    ['letters in any case', String.raw`(?i)(k|s)e?[x-z]|\p{Lu}`],
    ['words, digits and blanks', String.raw`\w+|\d|\s\S`],
    ['any character, and the end of a line', '.$|^.'],
    ['groups and what they found', String.raw`(["'])(.*?)\1|(s)\3`],
    ['what stands before and after', String.raw`(?<=\p{Zs})\p{L}(?!\p{L})|(?<![^\p{P}])x`],
    ['signs with a backslash', String.raw`\[|\]|\\|\{|\}|\/\/|\x41|\t`],
    ['a place where the last match ended', String.raw`\G[^\s"]`],
    ['atomic groups and possessive quantifiers', String.raw`(?>s+)\n|"++a`],
    ['a character that may be there', 'x(?:😀)?]|é*K'],
    ['groups with names in other scripts', String.raw`(?<größe>\w)\k<größe>`],
  ])('finds what the other one finds: %s', (_, pattern) => {
    const expression = translateExpression(pattern);
    if (!expression) throw new Error('JavaScript has no such expression.');
    const ascii = asciiExpression(expression);
    expect(ascii.flags).not.toMatch(/[uv]/);
    const expected = found(regExpOf(expression));
    expect(expected.length).toBeGreaterThan(0);
    expect(found(regExpOf(ascii))).toEqual(expected);
  });
});
