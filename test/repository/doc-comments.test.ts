import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { repository } from '../support/run-command.ts';

/**
 * The names that a module exports without a doc comment on the line before. What it passes on from
 * another module is told there, and a function with overloads at the first of them.
 */
function uncommented(file: string, source: string): string[] {
  const { comments, errors, module } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);

  /** Whether a doc comment ends right before a place; what is said to a linter may be between. */
  const hasComment = (place: number): boolean => {
    const before = comments.findLast(({ end }) => end <= place);
    if (!before || !/^[ \t]*\r?\n?[ \t]*$/.test(source.slice(before.end, place))) return false;
    if (before.type === 'Line') return hasComment(before.start);
    return /^\*[\s*]*[^\s*]/.test(before.value);
  };

  const first = new Map<string, number>();
  for (const { entries, start } of module.staticExports) {
    for (const { exportName, moduleRequest } of entries) {
      const name = exportName.name ?? 'default';
      if (!moduleRequest && !first.has(name)) first.set(name, start);
    }
  }
  return [...first].filter(([, start]) => !hasComment(start)).map(([name]) => name);
}

const files = globSync('packages/*/src/**/*.ts', { cwd: repository }).filter(
  (file) => !/(?:\.test|\.d)\.ts$|[\\/]testing[\\/]/.test(file),
);

test('Every name that a module exports has a doc comment', () => {
  expect(files.length).toBeGreaterThan(0);
  const missing = files.flatMap((file) =>
    uncommented(file, readFileSync(path.join(repository, file), 'utf8')).map(
      (name) => `${file}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('Names without a doc comment are found, whatever they are', () => {
  const source = `
    /** Says nothing about what follows the empty line. */

    export const plain = 1, { a, b: [c] } = plain;
    // No doc comment.
    export interface Shape {}
    /* Nor this. */
    export type Alias = Shape;
    /** */
    export class Thing {}
    export abstract class Base {}
    const local = 1;
    export { local as renamed };
    export default create();
  `;
  expect(uncommented('module.ts', source)).toEqual([
    'plain',
    'a',
    'c',
    'Shape',
    'Alias',
    'Thing',
    'Base',
    'renamed',
    'default',
  ]);
});

test('Names with a doc comment, and those of other modules, are not', () => {
  const source = `
    import { imported } from './other.ts';
    export { imported };
    export { named } from './other.ts';
    export * from './other.ts';
    /** A function with overloads. */
    export function read(text: string): string;
    export function read(text: number): number;
    export function read(text: unknown): unknown { return text; }
    /** A type. */
    // biome-ignore lint/style/useNamingConvention: a linter is told why.
    export type alias = string;
    /** A component. */
    export default create();
  `;
  expect(uncommented('module.ts', source)).toEqual([]);
});
