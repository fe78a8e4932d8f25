import { describe, expect, it } from 'vitest';
import { styleText } from './style.ts';

describe('styleText of an object', () => {
  it.each([
    [{ fontSize: 12, width: 300 }, 'font-size:12px;width:300px'],
    [{ margin: 0, marginTop: -4, gap: 1.5 }, 'margin:0;margin-top:-4px;gap:1.5px'],
    [
      { opacity: 0.5, zIndex: 2, lineHeight: 1, flex: 1 },
      'opacity:0.5;z-index:2;line-height:1;flex:1',
    ],
    [
      { WebkitMaskImage: 'x', msTransform: 'y', MozFoo: 'z' },
      '-webkit-mask-image:x;-ms-transform:y;-moz-foo:z',
    ],
    [{ WebkitLineClamp: 3 }, '-webkit-line-clamp:3'],
    [{ '--size': 4, '--Name': 'a' }, '--size:4;--Name:a'],
    [{ 'font-size': 12 }, 'font-size:12px'],
    [{ color: ' red ', width: '50%' }, 'color:red;width:50%'],
    [{ color: undefined, width: null, height: false, top: '' }, ''],
    [{}, ''],
  ])('writes %j as %j', (style, text) => {
    expect(styleText(style)).toBe(text);
  });
});

describe('styleText of a text', () => {
  it.each([
    ['color: red; margin: 0;', 'color: red;margin: 0'],
    [
      'background: url(data:image/png;base64,AA==); --x: "a;b"',
      'background: url(data:image/png;base64,AA==);--x: "a;b"',
    ],
    ['-webkit-mask: none', '-webkit-mask: none'],
    ['color; : red; margin:', ''],
    ['', ''],
  ])('writes %j as %j', (style, text) => {
    expect(styleText(style)).toBe(text);
  });

  it('is empty for what is no style', () => {
    for (const value of [undefined, null, true, 3, ['a'], () => ''])
      expect(styleText(value)).toBe('');
  });
});
