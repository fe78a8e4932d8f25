import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { pagePartsPlugin } from './page-parts.ts';

function added(config: UserConfig): unknown {
  const { config: hook } = pagePartsPlugin();
  return typeof hook === 'function' ? Reflect.apply(hook, undefined, [config]) : undefined;
}

test('The script of nearly every page is one file.', () => {
  expect(added({})).toBeDefined();
  expect(added({ build: { rolldownOptions: { output: { minify: false } } } })).toBeDefined();
});

test('A project that says itself how its scripts are split is left alone.', () => {
  const codeSplitting = { groups: [{ name: 'own', test: /own/ }] };
  const build = { rolldownOptions: { output: { codeSplitting } } };
  expect(added({ build })).toBeUndefined();
  expect(added({ environments: { client: { build } } })).toBeUndefined();
});
