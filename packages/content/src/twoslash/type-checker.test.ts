import { expect, it } from 'vitest';
import { createTypeChecker, findTwoslash } from './type-checker.ts';

const folder = import.meta.dirname;
const file = findTwoslash(folder);

it.skipIf(file === undefined)(
  'tells types, answers and errors by place',
  async () => {
    const check = createTypeChecker(file ?? '', folder);
    const source = 'const a = 1\n// ---cut---\nconst b = a\n//    ^?\nconst c: string = b';
    const checked = await check(source, 'ts');
    if ('failure' in checked) throw new Error(checked.failure);
    const { code, lines, notes } = checked;
    expect(code).toBe('const b = a\nconst c: string = b');
    expect(lines).toEqual([2, 4]);
    expect(notes).toContainEqual({ kind: 'query', line: 0, start: 6, end: 7, text: 'const b: 1' });
    expect(notes).toContainEqual({ kind: 'type', line: 0, start: 10, end: 11, text: 'const a: 1' });
    expect(notes.find(({ kind }) => kind === 'error')).toMatchObject({ line: 1, start: 6 });
  },
  30_000,
);

it.skipIf(file === undefined)(
  'says why code cannot be checked',
  async () => {
    const check = createTypeChecker(file ?? '', folder);
    expect(await check('const a = 1\n//           ^?', 'ts')).toMatchObject({
      failure: expect.stringContaining('quick info'),
    });
  },
  30_000,
);
