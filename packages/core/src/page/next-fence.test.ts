import { expect, test } from 'vitest';
import { nextFence } from './next-fence.ts';

test.each([
  ['text', undefined, undefined],
  ['text', '```', '```'],
  ['```js', undefined, '```'],
  ['  ~~~~', undefined, '~~~~'],
  ['```x``` is code', undefined, undefined],
  ['``` `', undefined, undefined],
  ['~~~ `x`', undefined, '~~~'],
  ['```x``` is code', '```', '```'],
  ['```', '```', undefined],
  ['`````  ', '```', undefined],
  ['```js', '```', '```'],
  ['~~~', '```', '```'],
  ['```', '````', '````'],
])('after the line "%s", with %s open, %s is open', (line, open, after) => {
  expect(nextFence(line, open)).toBe(after);
});
