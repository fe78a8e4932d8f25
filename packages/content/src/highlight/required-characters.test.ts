import { describe, expect, it } from 'vitest';
import { charactersIn, hasRequired, requiredCharacters } from './required-characters.ts';

/** Whether a pattern is to be tried on a text. */
function isTried(pattern: string, text: string): boolean {
  return hasRequired(charactersIn(text), requiredCharacters(pattern));
}

describe('the characters that a pattern requires', () => {
  it.each([
    ['a word', String.raw`\b(function)\b`, 'function run() {', 'const run = 1'],
    ['one of several words', String.raw`\b(?:if|else)\b`, 'else {', 'go on'],
    ['a sign that is looked for ahead', String.raw`\w+(?=\s*\()`, 'run (', 'run'],
    ['a sign that is looked for behind', String.raw`(?<=\.)\w+`, 'a.b', 'ab'],
    ['what stands in a group that repeats', '(?:<[a-z]+)+', '<a', 'a'],
    ['one of a class', '["\']', "it's", 'its'],
    ['what all alternatives have', 'a(?:b;|c;)', 'ac;', 'ac'],
  ])('are %s', (_, pattern, matching, other) => {
    expect(isTried(pattern, matching)).toBe(true);
    expect(isTried(pattern, other)).toBe(false);
  });

  it.each([
    ['what may be absent', '(?:;)?x', 'x'],
    ['what must not be there', '(?!;)x', 'x'],
    ['an alternative that is empty', '(?:;|)x', 'x'],
    ['the other case, where it counts as the same', '(?i)SELECT', 'select'],
    ['letters that have other forms, where case is ignored', '(?i:kiss)', 'KIſS'],
    ['what else a class may have', '[^;]x', 'ax'],
    ['members of a class that are not ASCII', '[aä]x', 'äx'],
    ['what cannot be read', '(', ''],
    ['nothing', '', ''],
  ])('are not %s', (_, pattern, text) => {
    expect(isTried(pattern, text)).toBe(true);
  });
});
