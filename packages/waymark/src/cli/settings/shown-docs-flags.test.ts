import { expect, test } from 'vitest';
import { unknownOptionsText, withOptions } from './shown-docs-flags.ts';

const shown = { docs: '/p/docs', root: '/', values: {}, components: [], computed: [] };

test('Options of an Astro project count as the flags of the same name do', () => {
  const values = {
    path: '/docs',
    mdx: 'untrusted',
    openapi: { code: true },
    pdf: true,
    endpointsBesideProse: false,
    rules: { preset: 'lenient', 'page-syntax': 'error' },
  };
  expect(withOptions({ base: '/' }, { ...shown, values })).toEqual({
    base: '/docs',
    lenient: true,
    rule: ['page-syntax=error'],
    untrusted: true,
    openapiCode: true,
    pdf: true,
    endpointsBesideProse: false,
    printPage: false,
  });
});

test('Flags that are given come before options', () => {
  const values = { path: '/docs', rules: { 'page-syntax': 'error' } };
  const flags = { base: '/other', lenient: true, rule: ['page-syntax=off'] };
  expect(withOptions(flags, { ...shown, values })).toMatchObject({
    base: '/other',
    lenient: true,
    rule: ['page-syntax=error', 'page-syntax=off'],
  });
});

test('Options that are computed are named, since a check goes without them', () => {
  expect(unknownOptionsText(shown)).toBeUndefined();
  expect(unknownOptionsText({ ...shown, computed: ['rules', '...'] })).toContain(
    'not known here: `rules`, what it spreads.',
  );
});

test('Where components are computed, a check takes those that pages name to be there, unless a flag says otherwise', () => {
  const computed = ['components'];
  const { rule } = withOptions({ rule: ['component-unknown=error'] }, { ...shown, computed });
  expect(rule).toEqual(['component-unknown=off', 'component-unknown=error']);
  const text = unknownOptionsText({ ...shown, computed });
  expect(text).toContain('so none is reported as unknown');
  expect(text).not.toContain('--base');
});
