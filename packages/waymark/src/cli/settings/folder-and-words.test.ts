import { expect, it } from 'vitest';
import { folderAndWords } from './folder-and-words.ts';

const from =
  (...docsFolders: string[]) =>
  (...words: string[]) =>
    folderAndWords(words, (dir) => docsFolders.includes(dir));

it('takes a folder of docs for the folder, and what follows for the words', () => {
  expect(from('docs')('docs', 'rate', 'limits')).toEqual({ dir: 'docs', text: 'rate limits' });
  expect(from('docs')('docs')).toEqual({ dir: 'docs', text: '' });
});

it('takes all words for what is asked where the first is no folder of docs', () => {
  expect(from('.')('rate', 'limits')).toEqual({ dir: '.', text: 'rate limits' });
  expect(from('docs')('limits')).toEqual({ dir: '.', text: 'limits' });
});

it('takes the first word for a folder that is not there, where this is none either', () => {
  expect(from('docs')('dcos', 'limits')).toEqual({ dir: 'dcos', text: 'limits' });
});
