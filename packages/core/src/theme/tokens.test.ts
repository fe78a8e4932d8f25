import { describe, expect, it } from 'vitest';
import { contrastRatio, formatHex, parseHex, type Rgb } from './color.ts';
import { fromOklch } from './oklch.ts';
import { themeTokens } from './tokens.ts';

function color(text: string | undefined): Rgb {
  const parsed = parseHex(text ?? '');
  if (!parsed) throw new Error(`${text} is not a colour`);
  return parsed;
}

function contrastIn(tokens: Readonly<Record<string, string>>, text: string, area: string): number {
  return contrastRatio(color(tokens[text]), color(tokens[area]));
}

describe('themeTokens', () => {
  it('keeps the colours of the user where they are readable', () => {
    const { light, dark } = themeTokens({
      colors: { primary: '#0D6E57', light: '#55D799', dark: '#007A4D' },
    });
    expect(light).toMatchObject({
      '--wm-primary': '#0d6e57',
      '--wm-primary-light': '#55d799',
      '--wm-primary-dark': '#007a4d',
      '--wm-accent': '#0d6e57',
      '--wm-on-accent': '#ffffff',
      '--wm-background': '#ffffff',
      '--wm-background-image': 'none',
    });
    expect(dark).toMatchObject({ '--wm-accent': '#55d799', '--wm-on-accent': '#000000' });
  });

  it('tints the dark page with two per cent of the light colour', () => {
    const { dark } = themeTokens({ colors: { primary: '#000000', light: '#ffffff' } });
    expect(dark['--wm-background']).toBe('#0e0e10');
  });

  it('tints both pages of linden', () => {
    const { light, dark } = themeTokens({ theme: 'linden', colors: { primary: '#ff0000' } });
    expect(light['--wm-background']).toBe('#fff7f7');
    expect(dark['--wm-background']).toBe('#10090b');
  });

  it('uses the page background of the user', () => {
    const { light, dark } = themeTokens({
      colors: { primary: '#16a34a' },
      background: { color: { light: '#F4F1EA', dark: '#000' } },
    });
    expect(light['--wm-background']).toBe('#f4f1ea');
    expect(dark['--wm-background']).toBe('#000000');
  });

  it('gives readable accents for every hue, in both modes', () => {
    for (let hue = 0; hue < 2 * Math.PI; hue += 0.2) {
      for (const lightness of [0.15, 0.45, 0.75, 0.95]) {
        const primary = formatHex(fromOklch({ lightness, chroma: 0.2, hue }));
        const { light, dark } = themeTokens({ colors: { primary } });
        for (const tokens of [light, dark]) {
          expect(contrastIn(tokens, '--wm-accent', '--wm-background')).toBeGreaterThanOrEqual(4.5);
          expect(contrastIn(tokens, '--wm-on-accent', '--wm-accent')).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrastIn(light, '--wm-gray-500', '--wm-background')).toBeGreaterThanOrEqual(4.5);
        expect(contrastIn(dark, '--wm-gray-400', '--wm-background')).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('leaves the greys of a grey primary untinted', () => {
    const { light } = themeTokens({ colors: { primary: '#000000' } });
    expect(light['--wm-gray-500']).toMatch(/^#(..)\1\1$/);
    expect(themeTokens({ colors: { primary: '#2563eb' } }).light['--wm-gray-500']).not.toMatch(
      /^#(..)\1\1$/,
    );
  });

  it('has the same names in both modes', () => {
    const { light, dark } = themeTokens({ colors: { primary: '#16a34a' } });
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });

  it('survives a primary that is no colour', () => {
    expect(themeTokens({ colors: { primary: 'green' } }).light['--wm-primary']).toMatch(/^#/);
  });

  it('takes one background image for both modes, or one for each', () => {
    const colors = { primary: '#16a34a' };
    const one = themeTokens({ colors, background: { image: 'images/bg.png' } }, (p) => `/base${p}`);
    expect(one.light['--wm-background-image']).toBe('url("/base/images/bg.png")');
    expect(one.dark['--wm-background-image']).toBe('url("/base/images/bg.png")');
    const two = themeTokens({
      colors,
      background: { image: { light: 'https://example.com/a".png', dark: './b</style>.png' } },
    });
    expect(two.light['--wm-background-image']).toBe('url("https://example.com/a\\22 .png")');
    expect(two.dark['--wm-background-image']).toBe('url("/b\\3c /style>.png")');
  });
});
