import { readFileSync } from 'node:fs';
import { diagnosticCodes } from '@waymark/core';
import { expect, it } from 'vitest';
import { diagnosticsPage } from './diagnostics-page.ts';

it('The reference of codes says what the catalogue says; `npm run docs` writes it.', () => {
  const written = readFileSync(new URL('./diagnostics.md', import.meta.url), 'utf8');
  expect(written).toBe(diagnosticsPage(diagnosticCodes));
});
