import { expect, test } from 'vitest';
import { componentModules } from './component-modules.ts';

const scope = { Card: 'the card' };
const load = (code: string) =>
  componentModules(() => code, { runtime: {}, scope, onFailure: () => {} })('a.jsx');

test('A component file gets names of the format from a package, which is not there', () => {
  expect(load('return { card: _import("@some/components").Card };')).toEqual({ card: 'the card' });
});

test('A component file gets nothing from outside of the docs folder', () => {
  expect(load('return { card: _import("../b.jsx").Card };')).toEqual({ card: undefined });
});
