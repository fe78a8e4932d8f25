import { expect, test } from 'vitest';
import { exampleFileName } from './file-name.ts';

test.each([
  ['image/jpeg', 'example.jpg'],
  ['image/png', 'example.png'],
  ['application/octet-stream', 'example-file'],
  ['constructor', 'example-file'],
])('A sample sends %s as %s', (media, name) => {
  expect(exampleFileName(media)).toBe(name);
});
