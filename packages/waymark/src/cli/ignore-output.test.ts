import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../../../../test/support/temp-folder.ts';
import { ignoreOutput, missingLines } from './ignore-output.ts';

test.each([
  ['', ['dist/', 'node_modules/']],
  ['dist\r\n/node_modules/\r\n', []],
  ['**/node_modules\n!dist/\n', []],
  ['# dist/\ndistance\n*.log', ['dist/', 'node_modules/']],
  ['dist/*\n', ['node_modules/']],
])('A .gitignore with %j lacks %j', (text, missing) => {
  expect(missingLines(text, ['dist/', 'node_modules/'])).toEqual(missing);
});

test('Where Git cannot be run, a repository gets all lines', () => {
  const folder = tempFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
  vi.stubEnv('PATH', '');
  try {
    ignoreOutput(folder, false);
  } finally {
    vi.unstubAllEnvs();
  }
  const written = readFileSync(path.join(folder, '.gitignore'), 'utf8');
  expect(written).toBe('node_modules/\ndist/\n.waymark/\n');
});
