import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticsJson, formatDiagnostic } from './format.ts';

const found: Diagnostic = {
  code: 'config-theme',
  severity: 'error',
  message: '"mnt" is not a theme; "mint" is used.',
  hint: 'Did you mean "mint"?',
  file: 'docs.json',
  line: 2,
  column: 12,
  pointer: '/theme',
};

test('a diagnostic is one line with its place first and its code last', () => {
  const { hint: _hint, ...withoutHint } = found;
  expect(formatDiagnostic(withoutHint)).toMatchInlineSnapshot(
    `"docs.json:2:12  error  "mnt" is not a theme; "mint" is used.  config-theme"`,
  );
});

test('with the source text the line is shown and the column marked', () => {
  const source = '{\n\t"theme": "mnt"\n}\n';
  expect(formatDiagnostic(found, { source })).toMatchInlineSnapshot(`
    "docs.json:2:12  error  "mnt" is not a theme; "mint" is used.  config-theme
      2 |  "theme": "mnt"
        |            ^
      hint: Did you mean "mint"?"
  `);
});

test('of a very long line only the part around the column is shown', () => {
  const source = `\n${'x'.repeat(300)}HERE${'y'.repeat(300)}`;
  const lines = formatDiagnostic({ ...found, column: 301 }, { source }).split('\n');
  const mark = lines[2]?.indexOf('^') ?? 0;
  expect(lines[1]?.slice(mark, mark + 4)).toBe('HERE');
  expect(lines[1]?.length).toBeLessThan(120);
});

test('a place behind the end of the source is shown without a frame', () => {
  expect(formatDiagnostic({ ...found, line: 9 }, { source: '{}' })).not.toContain('^');
});

test('colour adds terminal codes around place, severity, code and hint only when asked for', () => {
  expect(formatDiagnostic(found, { color: true })).toContain('\u001b[31merror\u001b[39m');
  expect(formatDiagnostic(found)).not.toContain('\u001b');
});

test('control characters of a page reach no terminal, neither as commands nor as lines of their own', () => {
  const hostile = {
    ...found,
    file: 'a\n::error::f.mdx',
    message: 'leads to "/x\u001b[31mred\u009b2J"\r\n::error::m',
    hint: 'Did you mean "\u0007\n::error::h"?',
  };
  const text = formatDiagnostic(hostile, { source: '{\n  "\u001b[31mtheme": 1' });
  expect(text.split('\n')).toHaveLength(4);
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(text).toContain('leads to "/x␛[31mred�2J"␍␊::error::m');
  expect(text).toContain('  2 |   "␛[31mtheme": 1\n    |            ^');
});

test('the report for check --json counts errors and warnings', () => {
  const warning: Diagnostic = { ...found, severity: 'warning' };
  expect(diagnosticsJson([found, warning, warning])).toEqual({
    diagnostics: [found, warning, warning],
    errors: 1,
    warnings: 2,
  });
});
