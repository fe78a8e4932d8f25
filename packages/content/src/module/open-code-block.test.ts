import { expect, test } from 'vitest';
import { openCodeBlock } from './open-code-block.ts';

test.for([
  ['<Note>\n```js\ncode\n</Note>', { line: 2, fence: '```' }],
  ['```js\na\n```\n\n<Note>\n  ~~~~\n  code\n  ~~~\n  </Note>\n', { line: 6, fence: '~~~~' }],
] as const)(
  'A code block without an end in which a tag is closed is found: %j',
  ([source, found]) => {
    expect(openCodeBlock(source, 'Note')).toEqual(found);
  },
);

test.for([
  ['it ends', '<Note>\n```js\n</Note>\n```\n'],
  ['another tag is closed in it', '<Note>\n```js\n</Tip>\n'],
  ['it is code in a line', '<Note>\n```code``` here\n</Note>\n'],
  ['the tag is closed in one that ends', '```\n</Note>\n```\n\n```js\ncode\n'],
] as const)('No code block is found where %s', ([, source]) => {
  expect(openCodeBlock(source, 'Note')).toBeUndefined();
});
