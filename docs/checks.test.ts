import { readFileSync } from 'node:fs';
import { diagnosticCodes } from '@waymark/core';
import { expect, it } from 'vitest';
import { checksPage } from './checks-page.ts';
import { peers } from './checks-peers.ts';

it('The table of checks says what the catalogue says; `npm run docs` writes it.', () => {
  const written = readFileSync(new URL('./checks.md', import.meta.url), 'utf8');
  expect(written).toBe(checksPage(diagnosticCodes, peers));
});

it('The table of checks has what `check` finds, with its flag, and nothing of other commands.', () => {
  const entry = { severity: 'error', summary: 'One | other.', fix: '' } as const;
  const codes = {
    'a-b': { ...entry, lenient: 'warning', foundBy: '--a11y' },
    'c-d': { ...entry, foundBy: 'build' },
  } as const;
  const page = checksPage(codes, [{ name: 'Other', what: '1.0', finds: {} }]);
  expect(page).toContain('Other (1.0)');
  expect(page.split('\n').filter((line) => line.startsWith('| ['))).toEqual([
    '| [`a-b`](diagnostics.md#a-b) | One \\| other. | error; warning with `--lenient` | `--a11y` |  |',
  ]);
});
