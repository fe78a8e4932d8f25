import { expect, it } from 'vitest';
import { readsSurroundings } from './reads-surroundings.ts';

it.each([
  'new Date()',
  'Math["random"]()',
  'await fetch(url)',
  'process.env.HOME',
  'globalThis[name]',
  '[].constructor.constructor(text)()',
  'price.toLocaleString()',
  'await import(name)',
])('takes `%s` for code that may give something else the next time', (code) => {
  expect(readsSurroundings(code)).toBe(true);
});

it.each([
  'import { a } from "./b.js";\nexport const Sign = () => a.map((one) => one * Math.max(1, 2));',
  'typeof window === "undefined" ? null : document.title',
])('takes `%s` for code that gives the same', (code) => {
  expect(readsSurroundings(code)).toBe(false);
});
