import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Sources that are not tests and know of the environment. */
const sources = globSync('packages/*/{src,bin}/**/*.{ts,mjs,astro}', { cwd: fileURLToPath(root) })
  .filter((file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
  .map((file) => ({ file, code: withoutComments(text(file)) }))
  .filter(({ code }) => /process\.env|\b[eE]nvironment\b/.test(code));

/** Codes of errors, and the example of a name that `docs.json` chooses. */
const others = /^(?:ERR_\w+|STAFF_PASSWORD)$/;

/** The ways in which sources name a variable. */
const names = [
  /process\.env\.(\w+)/g,
  /environment\.([A-Z]\w+)/g,
  /(?:process\.env|environment)\[['"](\w+)['"]\]/g,
  /['"`]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)['"`]/g,
  /mark: '(\w+)'/g,
  /\(\{ ([A-Z][A-Z_]+): \w+ \}\) =>/g,
  /\? '([A-Z]+)' : /g,
];

function named(code: string): readonly string[] {
  const direct = names.flatMap((name) =>
    Array.from(code.matchAll(name), ([, found = '']) => found),
  );
  const taken = Array.from(code.matchAll(/\{ ([\w, ]+) \} = process\.env/g), ([, list = '']) =>
    list.split(', '),
  );
  return [...direct, ...taken.flat()].filter((name) => !others.test(name));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

const rows = [...text('docs/reference/environment.md').matchAll(/^\| `(\w+)` \|/gm)];
const listed = rows.map(([, name = '']) => name);

test('Each variable of the environment that a source names has a row', () => {
  const read = sources.flatMap(({ code, file }) => named(code).map((name) => ({ file, name })));
  expect(new Set(read.map(({ name }) => name)).size).toBeGreaterThan(20);
  expect(read.filter(({ name }) => !listed.includes(name))).toEqual([]);
});

test('Each row is of a variable that a source names, and there is one of each', () => {
  const read = new Set(sources.flatMap(({ code }) => named(code)));
  expect(listed.filter((name) => !read.has(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('No source reads the environment in a way that these tests do not know', () => {
  const uses = sources.flatMap(({ code, file }) =>
    Array.from(code.matchAll(/^.*process\.env.*$/gm), ([line]) => ({ file, line: line.trim() })),
  );
  const known =
    /process\.env(?:\.\w+|\[['"]\w+['"]\])|\} = process\.env;|Environment\(process\.env\)|, process\.env\)|> = process\.env,|\.\.\.process\.env,|process\.env\[(?:name|cachesVariable)\]/;
  expect(uses.filter(({ line }) => !known.test(line))).toEqual([]);
});
