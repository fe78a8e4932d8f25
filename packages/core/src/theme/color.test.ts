import { describe, expect, it } from 'vitest';
import { contrastRatio, formatHex, mix, parseHex, type Rgb, relativeLuminance } from './color.ts';

function color(text: string): Rgb {
  const parsed = parseHex(text);
  if (!parsed) throw new Error(`${text} is not a colour`);
  return parsed;
}

describe('parseHex and formatHex', () => {
  it('read and write six digits unchanged', () => {
    expect(formatHex(color('#0d9373'))).toBe('#0d9373');
  });

  it('read three digits as doubled, in any case', () => {
    expect(formatHex(color('#FaC'))).toBe('#ffaacc');
  });

  it.each(['red', '#12', '#12345', '#12345678', '#ggg', '123456', ''])('refuse %j', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});

describe('mix', () => {
  it('lays a share of one colour over another', () => {
    expect(formatHex(mix(color('#ffffff'), color('#ff0000'), 0.2))).toBe('#ffcccc');
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#00ff00', '#000000', 15.3],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(color(one), color(other))).toBeCloseTo(ratio, 1);
    expect(contrastRatio(color(other), color(one))).toBeCloseTo(ratio, 1);
  });

  it('weighs green most and blue least', () => {
    expect(relativeLuminance(color('#00ff00'))).toBeCloseTo(0.7152, 4);
    expect(relativeLuminance(color('#0000ff'))).toBeCloseTo(0.0722, 4);
  });
});
