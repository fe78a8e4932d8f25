import { expect, test } from 'vitest';
import { checkConfigAssets } from './assets.ts';
import { checkCodeThemes } from './code-themes.ts';
import { documentFromValue } from './document.ts';
import { parseFixture, summary } from './fixture.ts';

const document = documentFromValue({});

test('files that do not exist are warned about once each, with the nearest name', () => {
  const { value } = parseFixture({
    logo: '/images/lgoo.svg',
    favicon: { light: '/favicon.ico', dark: 'https://a.dev/x.ico' },
    fonts: { family: 'A', source: 'fonts/a.woff2', format: 'woff2' },
  });
  const found = checkConfigAssets(value, document, new Set(['images/logo.svg', 'favicon.ico']));
  expect(summary(found)).toMatchInlineSnapshot(`
    "docs.json:1:1 warning config-asset-missing
      The file images/lgoo.svg, which "logo.light" names, does not exist.
      > Did you mean "/images/logo.svg"?
    docs.json:1:1 warning config-asset-missing
      The file fonts/a.woff2, which "fonts.source" names, does not exist.
      > Paths start at the docs folder."
  `);
});

test('a font of headings alone is named by its own place', () => {
  const fonts = { family: 'A', heading: { family: 'B', source: 'b.woff2', format: 'woff2' } };
  const { value } = parseFixture({ fonts });
  const found = checkConfigAssets(value, documentFromValue({ fonts }), new Set());
  expect(found).toMatchObject([{ pointer: '/fonts/heading/source' }]);
});

test('grammars that do not exist are warned about', () => {
  const languages = { custom: ['grammars/a.json', '/grammars/b.json'] };
  const { value } = parseFixture({ styling: { codeblocks: { languages } } });
  const found = checkConfigAssets(value, document, new Set(['grammars/a.json']));
  expect(found).toMatchObject([
    { code: 'config-asset-missing', pointer: '/styling/codeblocks/languages/custom/1' },
  ]);
});

test('themes of code blocks that the highlighter lacks are errors', () => {
  const { value } = parseFixture({ styling: { codeblocks: { light: 'nord', dark: 'dracla' } } });
  const found = checkCodeThemes(value, document, new Set(['nord', 'dracula']));
  expect(summary(found)).toMatchInlineSnapshot(`
    "docs.json:1:1 error config-code-theme
      "dracla" is not a theme for code blocks.
      > Did you mean "dracula"?"
  `);
});
