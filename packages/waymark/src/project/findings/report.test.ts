import { type Diagnostic, diagnostic, diagnosticCodes } from '@waymark/core';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import type { OpenDocs } from '../open-docs.ts';
import { createFindings } from './findings.ts';
import { diagnosticsOf, formatWithSource, logDiagnostics } from './report.ts';

function reported(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const findings = createFindings();
  findings.report(found);
  const project = { diagnostics: [], settings: { rules: 'strict' } };
  return diagnosticsOf({ findings, project } as unknown as OpenDocs);
}

it('What is about the installation is reported at its first place only.', () => {
  const at = (file: string) => ({ at: { file, line: 1, column: 1 }, message: 'M', hint: 'H' });
  const found = [
    diagnostic('mermaid-not-installed', at('b.mdx')),
    diagnostic('mermaid-not-installed', at('a.mdx')),
    diagnostic('fence-language', at('a.mdx')),
    diagnostic('fence-language', at('b.mdx')),
  ];
  expect(reported(found).map(({ code, file }) => `${code} ${file}`)).toEqual([
    'mermaid-not-installed b.mdx',
    'fence-language b.mdx',
    'fence-language a.mdx',
  ]);
});

function logged(found: readonly Diagnostic[]) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  logDiagnostics(found, '/none', { error: say, info: say, warn: say });
  return lines;
}

function many(code: Diagnostic['code'], count: number, severity: Diagnostic['severity']) {
  return Array.from({ length: count }, (_, index): Diagnostic => {
    const place = { file: 'a.mdx', line: index + 1, column: 1 };
    return { ...place, code, severity, message: `M ${index}` };
  });
}

const codesIn = (lines: readonly string[], code: string) =>
  lines.filter((line) => line.endsWith(`  ${code}`));

it('A log shows ten warnings of a kind, in their order, and says how many more there are.', () => {
  const found = [
    ...many('navigation-page-missing', 40, 'warning'),
    ...many('fence-language', 3, 'warning'),
    ...many('asset-missing', 12, 'warning'),
  ];
  const lines = logged(found);
  expect(codesIn(lines, 'navigation-page-missing')).toHaveLength(10);
  expect(codesIn(lines, 'fence-language')).toHaveLength(3);
  expect(lines[10]).toContain('fence-language');
  expect(lines.at(-1)).toBe(
    '32 more warnings: 30 of navigation-page-missing, 2 of asset-missing. `waymark check --all` lists them.',
  );
});

it('A log of many kinds of warnings shows some of each of them, and every error.', () => {
  const codes = Object.keys(diagnosticCodes).slice(0, 20) as Diagnostic['code'][];
  const found = [
    ...codes.flatMap((code) => many(code, 10, 'warning')),
    ...many('page-syntax', 60, 'error'),
  ];
  const lines = logged(found);
  for (const code of codes) expect(codesIn(lines, code).length).toBeGreaterThanOrEqual(2);
  expect(codesIn(lines, 'page-syntax')).toHaveLength(60);
  expect(lines).toHaveLength(50 + 1 + 60);
});

it('A log that shows all warnings has no line about more.', () => {
  expect(logged(many('asset-missing', 10, 'warning'))).toHaveLength(10);
});

it('A line of a file that may hold a secret is not shown, and that of others is.', () => {
  const folder = tempFolder({ 'auth.mjs': 'sesame', 'page.mdx': 'sesame' });
  const shown = (code: 'asset-secret' | 'fence-language', file: string) => {
    const at = { file, line: 1, column: 1 };
    return formatWithSource(diagnostic(code, { at, message: 'M', hint: 'H' }), folder, false);
  };
  expect(shown('asset-secret', 'auth.mjs')).not.toContain('sesame');
  expect(shown('fence-language', 'page.mdx')).toContain('sesame');
});
