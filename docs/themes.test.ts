import { readFileSync } from 'node:fs';
import { themeDefaults } from '@waymark/core';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('themes.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `(\w+)` \| `(\w+)` \| `(\w+)` \|$/gm)];

test('The documented defaults of the themes are those that the themes have', () => {
  expect(rows).toHaveLength(9);
  for (const [, theme = '', eyebrows, drilldown] of rows) {
    expect(themeDefaults(theme), theme).toEqual({ eyebrows, drilldown: drilldown === 'true' });
  }
});

test('Some themes have breadcrumbs by default and others do not', () => {
  const eyebrows = rows.map(([, theme = '']) => themeDefaults(theme).eyebrows);
  expect(new Set(eyebrows)).toEqual(new Set(['breadcrumbs', 'section']));
});
