import { expect, it } from 'vitest';
import { phraseKey } from './phrase-key.ts';

it.each([
  ['Set “docs.json” up', 'set docs.json up'],
  ["The ‘dark’ 'mode'", 'the dark mode'],
  ['What’s new?', "what's new"],
  ['Імʼя', "ім'я"],
  ['Clé  privée', 'cle privee'],
])('makes %s %s', (text, key) => {
  expect(phraseKey(text)).toBe(key);
});
