import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Files, tempFolder } from '../../../../../test/support/temp-folder.ts';
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

const outputs = ['node_modules/', 'dist/', '.netlify/', '.vercel/', '/move-report.html'];
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** The `.gitignore` of a repository where Git cannot be run. */
function written(files: Files): string {
  const folder = tempFolder({ '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  vi.stubEnv('PATH', '');
  try {
    ignoreOutput(folder, folder, false);
  } finally {
    vi.unstubAllEnvs();
  }
  return readFileSync(path.join(folder, '.gitignore'), 'utf8');
}

test('Where Git cannot be run, a repository gets all lines', () => {
  expect(written({})).toBe(text([...outputs, '.waymark/']));
});

test('Settings of a server are left out where a build has written them, and else are a file of the user', () => {
  const files = { 'nginx.conf': '# Written by `waymark build`, …', Caddyfile: ':80' };
  expect(written(files)).toBe(text([...outputs, '/nginx.conf', '.waymark/']));
});

test.each([
  ['a package.json', { 'package.json': '{}' }],
  ['installed packages', { 'node_modules/a/index.js': '' }],
  ['a repository', { '.git/HEAD': 'ref: refs/heads/main\n' }],
])(
  'What is built is left out beside %s, where commands are run, and what is kept in the docs',
  (_, files) => {
    const current = tempFolder({ ...files, 'my-docs/docs.json': '{}' });
    const docs = path.join(current, 'my-docs');
    expect(ignoreOutput(docs, current, false)).toEqual([
      { file: path.join(current, '.gitignore'), added: outputs },
      { file: path.join(docs, '.gitignore'), added: ['.waymark/'] },
    ]);
  },
);

test('Docs with packages of their own have all lines beside them, wherever they were made from', () => {
  const current = tempFolder({ 'package.json': '{}', 'my-docs/package.json': '{}' });
  const docs = path.join(current, 'my-docs');
  expect(ignoreOutput(docs, current, false)).toEqual([
    { file: path.join(docs, '.gitignore'), added: [...outputs, '.waymark/'] },
  ]);
});
