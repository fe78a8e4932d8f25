import { describe, expect, it } from 'vitest';
import { isComposing } from './is-composing.ts';

describe('A key belongs to an input method', () => {
  it.each([
    ['while it composes', { isComposing: true, keyCode: 13 }, true],
    ['where it ends that in Safari', { isComposing: false, keyCode: 229 }, true],
    ['never where it is a plain Enter', { isComposing: false, keyCode: 13 }, false],
  ])('%s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });
});
