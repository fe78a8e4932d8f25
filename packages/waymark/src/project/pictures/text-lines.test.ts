import { expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

it.each([
  ['breaks between words', 'one two three', 'en', 8, 3, ['one two', 'three']],
  ['keeps a text that fits', 'one two', 'en', 7, 1, ['one two']],
  ['takes spaces of all kinds for one', ' one\n\ttwo ', 'en', 7, 1, ['one two']],
  ['leaves punctuation with its word', 'one, two (three).', 'en', 9, 3, ['one, two', '(three).']],
  ['ends what is too long with an ellipsis', 'one two three', 'en', 8, 1, ['one two…']],
  ['leaves no punctuation before it', 'one, two three', 'en', 5, 1, ['one…']],
  ['cuts a word that is wider than the room', 'abcdefghij', 'en', 5, 2, ['abcd…']],
  ['cuts between letters as readers see them', '👩🏽‍💻👩🏽‍💻', 'en', 5, 1, ['👩🏽‍💻…']],
  ['breaks Japanese, which has no spaces', '東京へ行く', 'ja', 3, 2, ['東京へ', '行く']],
  ['gives nothing of nothing', ' ', 'en', 8, 3, []],
  ['takes a language that no standard has', 'one two', 'not a tag', 3, 3, ['one', 'two']],
])('%s', (_what, text, lang, width, lines, expected) => {
  expect(textLines(text, lang, { width, lines }, measure)).toEqual(expected);
});
