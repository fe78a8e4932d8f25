import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Files, tempFolder } from '../../../../test/support/temp-folder.ts';
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

const outputs = 'node_modules/\ndist/\n.waymark/\n.netlify/\n.vercel/\n/move-report.html\n';

/** The `.gitignore` of a repository where Git cannot be run. */
function written(files: Files): string {
  const folder = tempFolder({ '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  vi.stubEnv('PATH', '');
  try {
    ignoreOutput(folder, false);
  } finally {
    vi.unstubAllEnvs();
  }
  return readFileSync(path.join(folder, '.gitignore'), 'utf8');
}

test('Where Git cannot be run, a repository gets all lines', () => {
  expect(written({})).toBe(outputs);
});

test('Settings of a server are left out where a build has written them, and else are a file of the user', () => {
  const files = { 'nginx.conf': '# Written by `waymark build`, …', Caddyfile: ':80' };
  expect(written(files)).toBe(`${outputs}/nginx.conf\n`);
});
