import { expect, test } from 'vitest';
import { type DiagnosticCode, diagnosticCodes } from './codes.ts';
import { ruleLevel } from './rules.ts';

/** Mistakes after which there is nothing to render. */
const fatal: readonly string[] = [
  'config-missing',
  'config-foreign-file',
  'config-unreadable',
  'config-not-object',
  'page-none',
];

test('Lenient rules refuse a repository only where nothing can be rendered', () => {
  const codes = Object.keys(diagnosticCodes) as DiagnosticCode[];
  expect(codes.filter((code) => ruleLevel(code, 'lenient') === 'error').toSorted()).toEqual(
    // A list of addresses and an old site are there to fail, and only for who names them.
    [...fatal, 'address-gone', 'move-address-gone', 'move-words-missing'].toSorted(),
  );
});
