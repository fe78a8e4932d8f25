import { expect, test } from 'vitest';
import { hardCode } from './hard-code.ts';

const deep = `{${'['.repeat(2_000)}${']'.repeat(2_000)}}`;
const openTags = `{${'<a>'.repeat(20)}}`;

test.each([deep, openTags])('what the parser must not get is found with its lines', (code) => {
  const source = `Text.\n\n${code}\n\nText.`;
  expect(hardCode(source)).toMatchObject({ start: 7, end: 7 + code.length });
});

test.each(['```\n', '~~~ `x`\n', '```js\n```x``` is code\n'])(
  'code of a fence that begins with %j is not read',
  (opening) => {
    expect(hardCode(opening + deep)).toBeUndefined();
  },
);

test.each(['```x``` is code.\n\n', '```x``` is code, and ', '```\n```\n'])(
  'what follows %j is read: no fence is open there',
  (before) => {
    expect(hardCode(before + deep)).toBeDefined();
  },
);
