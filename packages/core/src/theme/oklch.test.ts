import { describe, expect, it } from 'vitest';
import { formatHex, parseHex } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';

function oklchOf(text: string) {
  const rgb = parseHex(text);
  if (!rgb) throw new Error(`${text} is not a colour`);
  return toOklch(rgb);
}

describe('OKLCH', () => {
  it('agrees with the reference values of CSS Color 4', () => {
    const red = oklchOf('#ff0000');
    expect(red.lightness).toBeCloseTo(0.628, 3);
    expect(red.chroma).toBeCloseTo(0.2577, 3);
    expect((red.hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
    expect(oklchOf('#ffffff').lightness).toBeCloseTo(1, 3);
    expect(oklchOf('#808080').chroma).toBeCloseTo(0, 3);
  });

  it.each(['#000000', '#ffffff', '#0d9373', '#ff0000', '#00ff00', '#0000ff', '#7c3aed'])(
    'gives %s back unchanged',
    (text) => {
      expect(formatHex(fromOklch(oklchOf(text)))).toBe(text);
    },
  );

  it('takes chroma from a colour that no screen can show, and keeps its lightness', () => {
    const shown = toOklch(fromOklch({ lightness: 0.9, chroma: 0.35, hue: 0.5 }));
    expect(shown.chroma).toBeLessThan(0.2);
    expect(shown.lightness).toBeCloseTo(0.9, 2);
  });
});
