import { describe, expect, it } from 'vitest';
import { contrastRatio, formatHex, parseHex, type Rgb } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { black, blackOrWhiteOn, readableOn, white } from './readable.ts';

const backgrounds: readonly Rgb[] = ['#ffffff', '#09090b', '#f4f1ea', '#1a003b', '#777777'].map(
  (text) => parseHex(text) ?? white,
);

const hues = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18);
const lightnesses = [0.05, 0.3, 0.5, 0.7, 0.85, 0.97];

describe('readableOn', () => {
  it('reaches 4.5:1 for every hue and lightness on every background, as it is written', () => {
    for (const background of backgrounds) {
      for (const hue of hues) {
        for (const lightness of lightnesses) {
          const readable = readableOn(background, fromOklch({ lightness, chroma: 0.2, hue }));
          const written = parseHex(formatHex(readable)) ?? background;
          expect(contrastRatio(written, background)).toBeGreaterThanOrEqual(4.4999);
        }
      }
    }
  });

  it('leaves a readable colour alone', () => {
    const blue: Rgb = { red: 0.1, green: 0.2, blue: 0.8 };
    expect(readableOn(white, blue)).toBe(blue);
  });

  it('changes no more than it must and keeps the hue', () => {
    const green = parseHex('#16a34a') ?? black;
    const readable = readableOn(white, green);
    expect(contrastRatio(readable, white)).toBeLessThan(4.7);
    expect(toOklch(readable).hue).toBeCloseTo(toOklch(green).hue, 1);
  });
});

describe('blackOrWhiteOn', () => {
  it('is readable on every colour', () => {
    for (const hue of hues) {
      for (const lightness of lightnesses) {
        const area = fromOklch({ lightness, chroma: 0.15, hue });
        expect(contrastRatio(blackOrWhiteOn(area), area)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
