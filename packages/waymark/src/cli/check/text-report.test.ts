import { type Diagnostic, diagnostic } from '@waymark/core';
import { expect, it } from 'vitest';
import { textReport } from './text-report.ts';

function finding(message: string, line: number, hint: string, file = 'index.mdx'): Diagnostic {
  return diagnostic('link-page-missing', { at: { file, line, column: 1 }, message, hint });
}

/** Messages and hints, without the source that stands between them. */
function told(...found: readonly Diagnostic[]): string[] {
  return textReport(found, '/nowhere', false).flatMap((text) =>
    text
      .split('\n')
      .map((line) => line.replace(/^\S+ {2}warning {2}| {2}link-page-missing$/g, '').trim()),
  );
}

it('says what to write instead for each finding, and general advice once', () => {
  const meant = 'hint: Did you mean "/setup"?';
  expect(
    told(finding('A.', 1, 'Did you mean "/setup"?'), finding('B.', 2, 'Did you mean "/setup"?')),
  ).toEqual(['A.', meant, 'B.', meant]);
  expect(told(finding('A.', 1, 'Write a path.'), finding('B.', 2, 'Write a path.'))).toEqual([
    'A.',
    'hint: Write a path.',
    'B.',
  ]);
});

it('lists causes of a kind in the order of their places, the most frequent first', () => {
  const found = [
    finding('In b.', 1, '', 'b.mdx'),
    finding('Twice.', 9, '', 'c.mdx'),
    finding('Last of a.', 8, '', 'a.mdx'),
    finding('First of a.', 2, '', 'a.mdx'),
    finding('Twice.', 10, '', 'c.mdx'),
  ];
  expect(told(...found).filter((line) => line.endsWith('.'))).toEqual([
    'Twice.',
    'First of a.',
    'Last of a.',
    'In b.',
  ]);
});
