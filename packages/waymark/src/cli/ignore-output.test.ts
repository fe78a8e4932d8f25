import { expect, test } from 'vitest';
import { missingLines } from './ignore-output.ts';

test.each([
  ['', ['dist/', 'node_modules/']],
  ['dist\r\n/node_modules/\r\n', []],
  ['**/node_modules\n!dist/\n', []],
  ['# dist/\ndistance\n*.log', ['dist/', 'node_modules/']],
  ['dist/*\n', ['node_modules/']],
])('A .gitignore with %j lacks %j', (text, missing) => {
  expect(missingLines(text, ['dist/', 'node_modules/'])).toEqual(missing);
});
