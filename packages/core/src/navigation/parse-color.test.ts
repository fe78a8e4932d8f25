import { expect, test } from 'vitest';
import { siteOf } from '../testing/site-of.ts';

const colorOf = (color: unknown) => {
  const found = siteOf({ anchors: [{ anchor: 'A', pages: ['a'], color }] });
  return { ...found, color: found.site.root.children[0]?.color };
};

test('A colour for each mode is taken as it is written', () => {
  const { color, diagnostics } = colorOf({ light: '#fff', dark: '#0F766E' });
  expect([color, diagnostics]).toEqual([{ light: '#fff', dark: '#0F766E' }, []]);
});

test.each([
  ['Red', '#FF0000'],
  ['0f766e', '#0f766e'],
  ['#0f766e80', '#0f766e'],
  ['rgb(15, 118, 110)', '#0F766E'],
])('A colour written as %s is understood, and reported once', (written, color) => {
  const both = { light: color, dark: color };
  expect(colorOf(written)).toMatchObject({ color: both, errors: [] });
  expect(colorOf(written).warnings).toEqual(['navigation-value-repaired']);
  expect(colorOf({ light: written }).color).toEqual({ light: color });
});

test.each(['#fff;position:fixed;inset:0', 'url(https://a.test/x)', 'var(--a)', '', 7])(
  'What is no colour is left out, as an error at its place: %j',
  (written) => {
    const { color, diagnostics } = colorOf({ light: written, dark: '#fff' });
    expect(color).toEqual({ dark: '#fff' });
    expect(diagnostics).toMatchObject([
      { code: 'navigation-value-invalid', pointer: '/navigation/anchors/0/color/light' },
    ]);
  },
);
