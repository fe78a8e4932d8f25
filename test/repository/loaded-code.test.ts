import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const source = path.join(packages, 'waymark/src/');

/** Of values, and not of what is imported when it is needed. */
const importPattern = /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm;

/** The first way on which a module is loaded together with another one; none if it is not. */
function wayTo(target: RegExp, file: string, seen = new Set<string>()): string[] | undefined {
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of code.matchAll(importPattern)) {
    if (target.test(name)) return [path.relative(source, file), name];
    const next = path.resolve(path.dirname(file), name);
    if (!name.startsWith('.') || seen.has(next) || !existsSync(next)) continue;
    const way = wayTo(target, next, seen);
    if (way) return [path.relative(source, file), ...way];
  }
  return undefined;
}

const assistant = /^@waymark\/assistant$/;

test.each(['build', 'dev', 'preview', 'check', 'init', 'nav'])(
  'The command %s loads nothing of the assistant before it is needed',
  (command) => {
    expect(wayTo(assistant, path.join(source, `cli/${command}.ts`))).toBeUndefined();
  },
);

test('The thread that writes the text of pages loads nothing of what compiles them', () => {
  const thread = path.join(source, 'routes/text/content-worker.ts');
  expect(wayTo(/^@waymark\/content$/, thread)).toBeUndefined();
});

test.each([
  'waymark/src/routes/text/content-worker.ts',
  'content/src/pool/worker.ts',
  'content/src/index.ts',
  'content/src/text.ts',
  'search/src/index.ts',
  'core/src/page.ts',
])('A thread that loads %s loads no schema of docs.json', (file) => {
  expect(wayTo(/^(?:zod|@waymark\/core)$/, path.join(packages, file))).toBeUndefined();
});

test('A command that asks questions loads the assistant', () => {
  expect(wayTo(assistant, path.join(source, 'cli/ask.ts'))).toBeDefined();
});

test('What asks the assistant from a page of somebody else installs no other package', () => {
  const manifest = JSON.parse(readFileSync(path.join(packages, 'client/package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(wayTo(/^[^.]/, path.join(packages, 'client/src/index.ts'))).toBeUndefined();
  expect(
    wayTo(/^(?!react$)[^.]/, path.join(packages, 'client/src/react/index.ts')),
  ).toBeUndefined();
});
