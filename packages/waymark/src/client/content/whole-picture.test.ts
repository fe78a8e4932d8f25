import { expect, it } from 'vitest';
import { wholePicture } from './whole-picture.ts';

it('A picture opens as it is, whichever smaller size of it was loaded, and as its author chose.', () => {
  const src = 'https://a.test/a.png';
  const open = (currentSrc: string) => wholePicture({ currentSrc, src });
  expect(open('https://a.test/docs/_waymark/images/1-480.webp')).toBe(src);
  expect(open('https://a.test/dark.png')).toBe('https://a.test/dark.png');
  expect(open('')).toBe(src);
});
