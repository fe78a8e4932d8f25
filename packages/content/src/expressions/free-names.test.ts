import { describe, expect, it } from 'vitest';
import { freeNames, freeNamesOfModule } from './free-names.ts';

function names(code: string): string[] {
  return [...freeNames(code)].sort();
}

describe('freeNames', () => {
  it.each([
    ['a', ['a']],
    ['  $_a1 ', ['$_a1']],
    ['größe', ['größe']],
    ['a.b.c', ['a']],
    ['a?.b', ['a']],
    ['1', []],
    ['"a"', []],
    ["'a'", []],
    ['`a`', []],
    ['true', []],
    ['null', []],
    ['this.a', []],
    ['import.meta.env', []],
    ['undefined', ['undefined']],
  ])('of the simple expression %j are %j', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it.each([
    ['a.b[c]', ['a', 'c']],
    ['f(x, ...y)', ['f', 'x', 'y']],
    ['a ? b : `${c}`', ['a', 'b', 'c']],
    ['{ a, b: c, [d]: e, ...f }', ['a', 'c', 'd', 'e', 'f']],
    ['[a, , b]', ['a', 'b']],
    ['new A(b)', ['A', 'b']],
    ['typeof a', ['a']],
    ['a // note', ['a']],
    ['/a/.test(b)', ['b']],
    ['f<a>(b)', ['a', 'b', 'f']],
    ['a = b', ['a', 'b']],
  ])('of %j are %j', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it.each([
    ['<div className={a} {...b}>{c}{/* d */}text</div>', ['a', 'b', 'c']],
    ['<Card title="x"><Icon /></Card>', ['Card', 'Icon']],
    ['<Tree.File name={a} />', ['Tree', 'a']],
    ['<tree.File />', ['tree']],
    ['<my-element /> ', []],
    ['<><b>{a}</b></>', ['a']],
  ])('of the JSX %j are %j', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it.each([
    ['items.map((item, index) => <li key={index}>{item.name}{other}</li>)', ['items', 'other']],
    ['({ a, b: c = d, ...e }) => [a, b, c, e]', ['b', 'd']],
    ['([a, ...b]) => a + b', []],
    ['function f(x) { return f(x) + arguments.length }', []],
    ['() => arguments', ['arguments']],
    ['() => { const a = b; { let c = a; } return c; }', ['b', 'c']],
    ['() => { if (a) { var b = 1; } return b; }', ['a']],
    ['() => { for (const x of xs) y(x); return x; }', ['x', 'xs', 'y']],
    ['() => { for (let i = 0; i < n; i++) {} }', ['n']],
    ['() => { try { a() } catch (error) { b(error) } }', ['a', 'b']],
    ['() => { try { a() } catch { b() } }', ['a', 'b']],
    ['() => { loop: while (a) break loop; }', ['a']],
    ['() => { function g() { return h } return g }', ['h']],
    ['() => { switch (a) { case b: let c; return c; } }', ['a', 'b']],
    ['class A extends B { c = d; [e]() { return A } static { f } }', ['B', 'd', 'e', 'f']],
    ['(a = b) => a', ['b']],
  ])('leave out what %j declares', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it.each([
    ['(x: Props) => x as Other', []],
    ['a satisfies B', ['a']],
    ['a!.b', ['a']],
    ['(function <T>(this: X, a: T): U { return a })', []],
  ])('leave out the types of %j', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it.each(['1, 2}', 'a b', '', '/* a */', 'const a = b', 'a; b', '...a', 'if (a) {}'])(
    'are none for %j, which is no expression',
    (code) => {
      expect(names(code)).toEqual([]);
    },
  );
});

describe('freeNamesOfModule', () => {
  it('gives what nothing in the module declares', () => {
    const code = 'import { a } from "a"; const b = a; export const C = () => <D b={b} e={e} />;';
    expect([...freeNamesOfModule(code)].sort()).toEqual(['D', 'e']);
  });

  it('gives nothing for code that does not parse', () => {
    expect([...freeNamesOfModule('const a = b +;')]).toEqual([]);
  });
});
