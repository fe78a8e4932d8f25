import type { Diagnostic } from '@waymark/core';
import { expect, it } from 'vitest';
import { createFindings } from './findings.ts';

it('Pages that were shown before the docs have changed still get their scripts', () => {
  const before = createFindings();
  before.ofPage('a').loadScript({ path: '/a.js', content: 'a' });
  expect([...createFindings(before).scripts.keys()]).toEqual(['/a.js']);
});

it('Any number of mistakes is reported at once, of the site and of a page', () => {
  const found = new Array<Diagnostic>(200_000);
  const findings = createFindings();
  findings.report(found);
  findings.ofPage('a').report(found);
  expect(findings.diagnostics).toHaveLength(400_000);
});
