import { describe, expect, it } from 'vitest';
import { declaresObject } from './declares-object.ts';

describe('declaresObject', () => {
  it.each([
    ...['const a = {}', 'const a = { b: 1 } as const', 'let a = ({})', 'const a = () => 1'],
    ...['const a = function () {}', 'const a = class {}', 'function a() {}', 'class a {}'],
    ...['const b = 1, a = {}', 'const a = memo(() => <b />)', 'enum a { One }'],
  ])('holds for `a` of %j', (code) => {
    expect(declaresObject(code, 'a')).toBe(true);
  });

  it.each([
    ...['const a = "x"', 'const a = [1]', 'const a = <b />', 'const a = f()', 'const { a } = {}'],
    ...['const a = 1, b = {}', 'function b() {}', 'const a = {', 'let a', 'const a = b'],
  ])('does not hold for `a` of %j', (code) => {
    expect(declaresObject(code, 'a')).toBe(false);
  });
});
