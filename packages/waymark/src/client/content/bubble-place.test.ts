import { describe, expect, it } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const room = { left: 8, top: 60, right: 392, bottom: 792 };
const bubble = { width: 100, height: 40 };
const wish = { side: 'top', align: undefined, isRtl: false };

/** A word of 40 by 20 pixels. */
const word = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('A bubble', () => {
  it('stands in the middle above its text', () => {
    expect(bubblePlace(word(200, 300), bubble, wish, room)).toEqual({
      side: 'top',
      left: 170,
      top: 254,
    });
  });

  it('begins or ends with its text as the language reads', () => {
    const left = (align: string, isRtl: boolean) =>
      bubblePlace(word(200, 300), bubble, { ...wish, align, isRtl }, room).left;
    expect([left('start', false), left('end', false)]).toEqual([200, 140]);
    expect([left('start', true), left('end', true)]).toEqual([140, 200]);
  });

  it('stands beside its text where its author says so', () => {
    expect(bubblePlace(word(200, 300), bubble, { ...wish, side: 'left' }, room)).toEqual({
      side: 'left',
      left: 94,
      top: 290,
    });
    const right = { ...wish, side: 'right', align: 'start' };
    expect(bubblePlace(word(200, 300), bubble, right, room)).toEqual({
      side: 'right',
      left: 246,
      top: 300,
    });
  });

  it.each([
    ['top', word(200, 100), 'bottom'],
    ['bottom', word(200, 760), 'top'],
    ['left', word(60, 300), 'top'],
    ['right', word(300, 300), 'top'],
  ])('goes to another side for lack of room: %s', (side, text, other) => {
    expect(bubblePlace(text, bubble, { ...wish, side }, room).side).toBe(other);
  });

  it('stays between the edges of the window', () => {
    const left = (x: number) => bubblePlace(word(x, 300), bubble, wish, room).left;
    expect([left(0), left(380)]).toEqual([8, 292]);
  });
});
