import { expect, test } from 'vitest';
import { siteOf } from '../testing/site-of.ts';
import { findLanguage } from './languages.ts';

const specified =
  'ar cs cn zh-Hant nl en fr de hi id it jp ko lv no pt-BR ro ru es sv tr ua vi'.split(' ');
const further =
  'ca da fi fr-CA fr-ca he hu ja ja-JP ja-jp pl pt uk uz zh zh-CN zh-Hans zh-TW'.split(' ');

test.each([...specified, ...further])('The code %s is accepted without a remark', (code) => {
  const { errors, warnings } = siteOf({ languages: [{ language: code, pages: ['a'] }] });
  expect([...errors, ...warnings]).toEqual([]);
});

test.each([
  ['cn', 'zh-CN', '简体中文'],
  ['zh-Hant', 'zh-Hant', '繁體中文'],
  ['jp', 'ja', '日本語'],
  ['ua', 'uk', 'Українська'],
  ['pt-BR', 'pt-BR', 'Português (Brasil)'],
])('The code %s stands for the tag %s and is labelled in its own language', (code, tag, label) => {
  expect(findLanguage(code)?.language).toMatchObject({ tag, label });
});

test('Arabic and Hebrew are written from right to left, as is a tag outside the list', () => {
  expect(['ar', 'he', 'fa', 'en'].map((code) => findLanguage(code)?.language.dir)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ]);
});

test('A code in other letter case is understood and reported with the right spelling', () => {
  const { site, errors, warnings, diagnostics } = siteOf({
    languages: [{ language: 'PT-br', pages: ['a'] }],
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['navigation-language-case']);
  expect(diagnostics[0]?.hint).toBe('Write "pt-BR".');
  expect(site.view('a').lang).toBe('pt-BR');
});

test('A well-formed tag outside the list is a warning and works', () => {
  const { site, errors, warnings } = siteOf({ languages: [{ language: 'el', pages: ['a'] }] });
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['navigation-language-unlisted']);
  expect(site.view('a')).toMatchObject({ lang: 'el', language: 'el', dir: 'ltr' });
  expect(site.root.children[0]?.label).toBe('Ελληνικά');
});

test.each(['english', 'e', 'en_US', 'xx', '%'])('The code "%s" is an error', (code) => {
  expect(siteOf({ languages: [{ language: code, pages: ['a'] }] }).errors).toEqual([
    'navigation-language-unknown',
  ]);
});

test('A site without languages is English, from left to right', () => {
  const view = siteOf({ pages: ['a'] }).site.view('a');
  expect(view).toMatchObject({ lang: 'en', dir: 'ltr', language: undefined, alternates: [] });
});
