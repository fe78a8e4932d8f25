import { type Diagnostic, diagnostic } from '@waymark/core';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../../test/support/temp-folder.ts';
import { createFindings } from './findings.ts';
import type { OpenDocs } from './open-docs.ts';
import { diagnosticsOf, formatWithSource } from './report.ts';

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

it('A line of a file that may hold a secret is not shown, and that of others is.', () => {
  const folder = tempFolder({ 'auth.mjs': 'sesame', 'page.mdx': 'sesame' });
  const shown = (code: 'asset-secret' | 'fence-language', file: string) => {
    const at = { file, line: 1, column: 1 };
    return formatWithSource(diagnostic(code, { at, message: 'M', hint: 'H' }), folder, false);
  };
  expect(shown('asset-secret', 'auth.mjs')).not.toContain('sesame');
  expect(shown('fence-language', 'page.mdx')).toContain('sesame');
});
