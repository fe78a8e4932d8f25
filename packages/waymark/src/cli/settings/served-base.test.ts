import { describe, expect, it } from 'vitest';
import { servedBase } from './served-base.ts';

describe('A built site is served', () => {
  it.each([
    [undefined, '/docs', '/docs'],
    [undefined, undefined, ''],
    ['docs/', '/docs', '/docs'],
    ['/', undefined, ''],
  ])('where %s is given and it was built for %s, under "%s"', (given, built, expected) => {
    expect(servedBase(given, built)).toBe(expected);
  });

  it.each([
    ['/', '/docs'],
    ['/docs', undefined],
  ])('under no other path: not %s where it was built for %s', (given, built) => {
    expect(() => servedBase(given, built)).toThrow(`built with \`--base ${built ?? '/'}\``);
  });
});
