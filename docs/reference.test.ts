import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { createProgram } from '../packages/waymark/src/cli/program.ts';
import { cliPage } from './cli-page.ts';
import { docsJsonPage } from './docs-json-page.ts';
import { optionsPage } from './options-page.ts';
import { docsSchema, frontmatterSchema } from './schemas.ts';

const written = (name: string) =>
  readFileSync(new URL(`./reference/${name}`, import.meta.url), 'utf8');

it('The reference of commands says what their help says; `npm run docs` writes it.', () => {
  expect(written('cli.md')).toBe(cliPage(createProgram('')));
});

it('The reference of options says what their schemas say; `npm run docs` writes it.', () => {
  expect(written('options.md')).toBe(optionsPage());
});

it('The reference of docs.json says what its schema says; `npm run docs` writes it.', () => {
  expect(written('docs-json.md')).toBe(docsJsonPage(docsSchema, frontmatterSchema));
});

test('Every option and every property of the references says what it means', () => {
  const rows = [...`${written('options.md')}${written('docs-json.md')}`.matchAll(/^\|.*\|$/gm)];
  expect(rows.length).toBeGreaterThan(300);
  const silent = rows.filter(([row]) => /\|\s*\|$/.test(row));
  expect(silent.map(([row]) => row)).toEqual([]);
});
