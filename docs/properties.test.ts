import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { propertiesPage } from './properties-page.ts';
import { propertySections } from './properties-sections.ts';

it('The reference of properties says what their table says; `npm run docs` writes it.', () => {
  const written = readFileSync(new URL('./properties.md', import.meta.url), 'utf8');
  expect(written).toBe(propertiesPage(propertySections));
});
