import { describe, expect, it } from 'vitest';
import { checkFonts, fontFaces, fontTokens, usesInter } from './fonts.ts';
import type { FontsConfig, ThemeConfig } from './theme-config.ts';

function withFonts(fonts: FontsConfig): ThemeConfig {
  return { colors: { primary: '#16a34a' }, fonts };
}

const at = { file: 'docs.json', line: 1, column: 1 };

describe('fontTokens', () => {
  it('uses one family for body and headings, before the fonts of the system', () => {
    const tokens = fontTokens(withFonts({ family: 'DM Sans', weight: 500 }));
    expect(tokens['--wm-font-body']).toMatch(/^"DM Sans", .*sans-serif$/);
    expect(tokens['--wm-font-heading']).toBe(tokens['--wm-font-body']);
    expect(tokens['--wm-font-body-weight']).toBe('500');
  });

  it('tells headings and body apart, also beside a single family', () => {
    const tokens = fontTokens(withFonts({ family: 'Inter', heading: { family: 'Lora' } }));
    expect(tokens['--wm-font-heading']).toMatch(/^"Lora", /);
    expect(tokens['--wm-font-body']).toMatch(/^"Inter", /);
  });

  it('gives headings the family of the body, but not its weight', () => {
    const tokens = fontTokens(withFonts({ body: { family: 'Inter', weight: 400 } }));
    expect(tokens['--wm-font-heading']).toMatch(/^"Inter", /);
    expect(tokens).not.toHaveProperty('--wm-font-heading-weight');
  });

  it('uses the font of the theme without configuration, a monospaced one for linden', () => {
    const colors = { primary: '#16a34a' };
    expect(fontTokens({ colors })['--wm-font-body']).toMatch(/^"Inter", /);
    expect(fontTokens({ theme: 'linden', colors })['--wm-font-body']).toMatch(/^ui-monospace, /);
  });

  it('does not quote generic families, and escapes what would end a string or a style', () => {
    expect(fontTokens(withFonts({ family: 'serif' }))['--wm-font-body']).toMatch(/^serif, /);
    expect(fontTokens(withFonts({ family: 'a"</style>' }))['--wm-font-body']).toMatch(
      /^"a\\22 \\3c \/style>", /,
    );
  });
});

describe('fontFaces', () => {
  it('declares each file once, below the base of the site', () => {
    const css = fontFaces(
      withFonts({
        body: { family: 'Suisse', source: './fonts/r.woff2', format: 'woff2', weight: 400 },
        heading: { family: 'Suisse', source: 'https://example.com/m.woff2', weight: 500 },
      }),
      (path) => `/docs${path}`,
    );
    expect(css.match(/@font-face/g)).toHaveLength(2);
    expect(css).toContain('src: url("/docs/fonts/r.woff2") format("woff2");\n  font-weight: 400;');
    expect(css).toContain('src: url("https://example.com/m.woff2");\n  font-weight: 500;');
  });

  it('declares one face for a single font', () => {
    const css = fontFaces(withFonts({ family: 'A', source: '/a.woff', format: 'woff' }));
    expect(css.match(/@font-face/g)).toHaveLength(1);
    expect(css).toContain('url("/a.woff") format("woff")');
  });

  it('declares nothing for a family without a source', () => {
    expect(fontFaces(withFonts({ family: 'Inter' }))).toBe('');
    expect(fontFaces({ colors: { primary: '#16a34a' } })).toBe('');
  });
});

describe('checkFonts', () => {
  it('warns once of a family that comes with no file, at its place', () => {
    const fonts = { heading: { family: 'Lora' }, body: { family: 'Lora', weight: 400 } };
    const found = checkFonts(withFonts(fonts), () => at);
    expect(found).toMatchObject([
      { code: 'font-not-bundled', severity: 'warning', pointer: '/fonts/heading/family' },
    ]);
    expect(found[0]?.message).toContain('"Lora"');
  });

  it('accepts files, the font of the theme and the fonts of systems', () => {
    const fonts = { heading: { family: 'Georgia' }, body: { family: 'A', source: '/a.woff2' } };
    expect(checkFonts(withFonts(fonts), () => at)).toEqual([]);
    expect(checkFonts(withFonts({ family: 'Inter' }), () => at)).toEqual([]);
    expect(checkFonts(withFonts({}), () => at)).toEqual([]);
  });
});

describe('usesInter', () => {
  it.each<[string, ThemeConfig, boolean]>([
    ['where nothing is said', withFonts({}), true],
    ['in the theme whose text is code', { ...withFonts({}), theme: 'linden' }, false],
    ['where its name is written', withFonts({ body: { family: ' inter ' } }), true],
    ['with another family', withFonts({ family: 'Lora' }), false],
    ['with another family for headings only', withFonts({ heading: { family: 'Lora' } }), true],
    [
      'with a file of the site in its place',
      withFonts({ family: 'Inter', source: '/a.woff2' }),
      false,
    ],
  ])('tells whether text stands in the Inter of the theme: %s', (_, config, expected) => {
    expect(usesInter(config)).toBe(expected);
  });
});
