import { expect, it } from 'vitest';
import { loadInSteps } from './load-in-steps.ts';

/** Which files a module loads, in their order. */
function stepsOf(modules: Readonly<Record<string, string>>): string[] {
  const source = loadInSteps('entry.js', (file) => modules[file] ?? '');
  return JSON.parse(/const files = (\[.*\]);/.exec(source)?.[1] ?? '');
}

it('loads each module after those that it imports, and each once', () => {
  const steps = stepsOf({
    'entry.js': 'import"./parts/a.js";import{b}from"./parts/b.js";export default b;',
    'parts/a.js': 'import{c}from"./c.js";export{c};',
    'parts/b.js': 'import{c as d}from"./c.js";export const b=d;',
    'parts/c.js': 'export const c=1;',
  });
  expect(steps).toEqual(['./parts/c.js', './parts/a.js', './parts/b.js', './entry.js']);
});

it('leaves to the modules what they load later', () => {
  const steps = stepsOf({
    'entry.js': 'import"./a.js";const later=()=>import("./later.js");export default later;',
    'a.js': 'const text=\'import"./none.js"\';',
  });
  expect(steps).toEqual(['./a.js', './entry.js']);
});

it('ends where modules import each other', () => {
  const steps = stepsOf({ 'entry.js': 'import"./a.js";', 'a.js': 'import"./entry.js";' });
  expect(steps).toEqual(['./a.js', './entry.js']);
});
