import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { withoutBaseline, writeBaseline } from './baseline.ts';
import { jsonReport, machineReport } from './machine-reports.ts';
import { textReport } from './text-report.ts';

const missing = (file: string, line = 1, to = 'a'): Diagnostic => ({
  code: 'link-page-missing',
  severity: 'warning',
  message: `The link "/${to}" leads to "/${to}", where no page is.`,
  hint: 'Correct the link, or add a redirect from that path.',
  file,
  line,
  column: 1,
});
const broken: Diagnostic = {
  ...{ code: 'page-syntax', severity: 'error', file: 'b <c>.mdx', line: 2, column: 3 },
  message: 'Expected a closing tag,\n100 % of the time.',
};

const about = { folder: 'docs', version: '1.0.0' };

describe('The text', () => {
  it('names the places of one cause together', () => {
    const text = textReport([missing('a.mdx'), missing('b.mdx', 7)], '/none', false);
    expect(text).toHaveLength(2);
    expect(text[1]).toBe('  also at b.mdx:7:1');
  });

  it('shows control characters in the names of files instead of printing them', () => {
    const text = textReport([missing('a.mdx'), missing('b\n::error::\u001b.mdx')], '/none', false);
    expect(text[1]).toBe('  also at b␊::error::␛.mdx:1:1');
  });

  it('shows ten causes of a kind and counts the others, unless all are asked for', () => {
    const many = Array.from({ length: 14 }, (_, index) => missing('a.mdx', 1, `page-${index}`));
    const text = textReport(many, '/none', false);
    expect(text).toHaveLength(11);
    expect(text.at(-1)).toBe('4 more of link-page-missing. `--all` lists them.');
    expect(textReport(many, '/none', true)).toHaveLength(14);
  });

  it('says a hint once for all causes of a kind that have it', () => {
    const other = { ...missing('b.mdx', 1, 'b'), hint: 'Did you mean "/c"?' };
    const again = missing('c.mdx', 1, 'c');
    const text = textReport([missing('a.mdx'), other, again], '/none', false).join('\n');
    expect(text.match(/hint: .*/g)).toEqual([`hint: ${missing('a').hint}`, `hint: ${other.hint}`]);
  });

  it('ends with what breaks most for readers', () => {
    const unused: Diagnostic = { ...missing('s.mdx'), code: 'snippet-unused' };
    const text = textReport([broken, missing('a.mdx'), unused], '/none', false);
    const codes = ['snippet-unused', 'link-page-missing', 'page-syntax'];
    for (const [index, code] of codes.entries()) expect(text[index]).toContain(code);
  });
});

describe('Reports for programs', () => {
  it('are annotations of GitHub', () => {
    expect(machineReport('github', [broken], about)).toBe(
      '::error file=docs/b <c>.mdx,line=2,col=3,title=page-syntax::Expected a closing tag,%0A100 %25 of the time.',
    );
  });

  it('have no control characters of a page in annotations', () => {
    const hostile = missing('a\u001b.mdx', 1, '\u001b[31m\n::error::x');
    const report = machineReport('github', [hostile], about);
    expect(report).not.toMatch(/\p{Cc}/u);
    expect(report).toContain('"/␛[31m%0A::error::x"');
  });

  it('have no control characters of a page in JSON and XML', () => {
    const hostile = missing('a\u009b.mdx', 1, '\u001b[31m\u009b2J\u007f\nx');
    const own = { ...hostile, severity: 'error' as const };
    for (const form of ['sarif', 'junit'] as const) {
      expect(machineReport(form, [hostile, own], about)).not.toMatch(/(?!\n)\p{Cc}/u);
    }
    expect(machineReport('junit', [hostile], about)).toContain(
      '"/␛[31m\ufffd2J␡\nx"'.replaceAll('"', '&quot;'),
    );
    const text = jsonReport({ message: hostile.message });
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(JSON.parse(text)).toEqual({ message: hostile.message });
  });

  it('are SARIF', () => {
    const report = JSON.parse(machineReport('sarif', [broken, missing('a.mdx')], about));
    const [run] = report.runs;
    expect(report.version).toBe('2.1.0');
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      ...['page-syntax', 'link-page-missing'],
    ]);
    expect(run.results[0]).toMatchObject({ ruleId: 'page-syntax', ruleIndex: 0, level: 'error' });
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'docs/b%20%3Cc%3E.mdx' },
      region: { startLine: 2, startColumn: 3 },
    });
  });

  it('name files in SARIF whatever letters they have', () => {
    const report = JSON.parse(machineReport('sarif', [missing('a #1?/b.mdx')], about));
    const [{ physicalLocation }] = report.runs[0].results[0].locations;
    expect(physicalLocation.artifactLocation.uri).toBe('docs/a%20%231%3F/b.mdx');
  });

  it('are JUnit, in which only errors are failures', () => {
    const report = machineReport('junit', [broken, missing('a.mdx')], { ...about, folder: '' });
    expect(report).toContain('<testsuites tests="2" failures="1">');
    expect(report).toContain('<testcase name="b &lt;c&gt;.mdx" classname="waymark check">');
    expect(report.match(/<failure /g)).toHaveLength(1);
  });
});

describe('A baseline', () => {
  it('leaves out what it knows, as often as it knows it, wherever that has moved to', () => {
    const file = path.join(tempFolder(), 'known.json');
    writeBaseline([missing('a.mdx', 1), missing('a.mdx', 2), broken], file);
    const now = [missing('a.mdx', 5), missing('a.mdx', 6), missing('a.mdx', 7), missing('b.mdx')];
    expect(withoutBaseline(now, file)).toEqual([missing('a.mdx', 7), missing('b.mdx')]);
  });

  it('knows what names another line of the file again when both have moved', () => {
    const file = path.join(tempFolder(), 'known.json');
    const twice = (line: number, to: string): Diagnostic => ({
      ...missing('docs.json', line + 5),
      code: 'config-redirect-duplicate',
      message: `"${to}" is redirected twice; the entry on line ${line} counts.`,
    });
    writeBaseline([twice(3, '/a'), twice(9, '/a'), twice(4, '/b')], file);
    const now = [twice(13, '/a'), twice(19, '/a'), twice(14, '/b'), twice(24, '/c')];
    expect(withoutBaseline(now, file)).toEqual([twice(24, '/c')]);
  });

  it('is read with the mark that editors put in front of it', () => {
    const file = path.join(tempFolder(), 'known.json');
    writeBaseline([missing('a.mdx')], file);
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    expect(withoutBaseline([missing('a.mdx')], file)).toEqual([]);
  });

  it('must be there', () => {
    expect(() => withoutBaseline([], '/none/known.json')).toThrow('--write-baseline');
  });
});
