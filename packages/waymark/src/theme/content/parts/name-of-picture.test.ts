import { expect, test } from 'vitest';
import { nameOfPicture } from './name-of-picture.ts';

test.each([
  ['/images/a%20b.png?v=1#x', 'a b'],
  ['/caf%C3%A9.jpg', 'café'],
  ['/100%.png', '100%'],
])('the picture %s is called %s', (address, name) => {
  expect(nameOfPicture(address)).toBe(name);
});
