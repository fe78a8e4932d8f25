import { describe, expect, it } from 'vitest';
import { lineMarks } from './line-marks.ts';
import { readNotations } from './notation.ts';

function read(code: string, highlight: readonly number[] = []) {
  const noted = readNotations(code, lineMarks(highlight, []));
  return { code: noted.code, marks: Object.fromEntries(noted.marks) };
}

describe('notations in comments', () => {
  it.each([
    ['++', ['line-diff', 'line-add']],
    ['--', ['line-diff', 'line-remove']],
    ['highlight', ['line-highlight']],
    ['hl', ['line-highlight']],
    ['focus', ['line-focus']],
  ])('[!code %s] marks its line', (name, classes) => {
    expect(read(`a\nb // [!code ${name}]\nc`)).toEqual({ code: 'a\nb\nc', marks: { 2: classes } });
  });

  it.each([
    ['a // [!code ++]', 'a'],
    ['a # [!code ++]', 'a'],
    ['a -- [!code ++]', 'a'],
    ['a ; [!code ++]', 'a'],
    ['a ;; [!code ++]', 'a'],
    ['a % [!code ++]', 'a'],
    ['a /* [!code ++] */', 'a'],
    ['a <!-- [!code ++] -->', 'a'],
    ['<b /> {/* [!code ++] */}', '<b />'],
    ['a (* [!code ++] *)', 'a'],
    ["a ' [!code ++]", 'a'],
    ['\ta //[!code ++]  ', '\ta'],
    ['url("https://a.test") // [!code ++]', 'url("https://a.test")'],
  ])('are read from the comment in %j', (line, code) => {
    expect(read(line)).toEqual({ code, marks: { 1: ['line-diff', 'line-add'] } });
  });

  it('count from their own line', () => {
    expect(read('a // [!code hl:2]\nb\nc').marks).toEqual({
      1: ['line-highlight'],
      2: ['line-highlight'],
    });
  });

  it('count from the next line when they stand alone, and their line goes', () => {
    expect(read('a\n  // [!code focus:2]\nb\nc\nd')).toEqual({
      code: 'a\nb\nc\nd',
      marks: { 2: ['line-focus'], 3: ['line-focus'] },
    });
  });

  it('keep the numbers that the fence names on their lines', () => {
    expect(read('// [!code focus]\na\nb', [3])).toEqual({
      code: 'a\nb',
      marks: { 1: ['line-focus'], 2: ['line-highlight'] },
    });
  });

  it('leave the rest of their comment', () => {
    expect(read('a // why [!code ++]').code).toBe('a // why');
    expect(read('a // [!code ++] why').code).toBe('a // why');
    expect(read('a /* why [!code ++] */').code).toBe('a /* why */');
  });

  it('can be several in one comment', () => {
    expect(read('a // [!code ++] [!code focus]')).toEqual({
      code: 'a',
      marks: { 1: ['line-diff', 'line-add', 'line-focus'] },
    });
  });

  it.each([
    ['a // [!code ++] // [!code focus]', 'a'],
    ['a # [!code ++] # [!code focus]', 'a'],
    ['a -- [!code ++] -- [!code focus]', 'a'],
    ['a /* [!code ++] */ /* [!code focus] */', 'a'],
    ['<b /> {/* [!code ++] */} {/* [!code focus] */}', '<b />'],
    ['a <!-- [!code ++] --> <!-- [!code focus] -->', 'a'],
    ['a /* [!code ++] */ // [!code focus]', 'a'],
    ['a // why [!code ++] // [!code focus]', 'a // why'],
    ['a // [!code ++] 50% [!code focus]', 'a // 50%'],
    ['a // [!code ++] [!code focus] https://a.test', 'a // https://a.test'],
  ])('can each have a comment of its own in %j', (line, code) => {
    const marks = { 1: ['line-diff', 'line-add', 'line-focus'] };
    expect(read(line)).toEqual({ code, marks });
  });

  it.each(['%', '/', '#', ';', '*', ' ', '(*', '% "', '*/ ', '\t//', '-', '// '])(
    'are read in a moment in a line of nothing but %j',
    (signs) => {
      const long = signs.repeat(50_000 / signs.length);
      const started = process.cpuUsage();
      read(`${long}[!code `);
      read(`// [!code ++]${long}[!code hl]${long}x`);
      // Minutes where the line is gone through from each of them.
      expect(process.cpuUsage(started).user / 1e6).toBeLessThan(2);
    },
  );

  it.each(['a [!code ++]', "a = '[!code ++]'", '// [!code word:x]', '// [!code ++:x]'])(
    'are not found in %j',
    (code) => {
      expect(read(code)).toEqual({ code, marks: {} });
    },
  );
});
