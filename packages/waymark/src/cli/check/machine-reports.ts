import path from 'node:path';
import { codeEntry, type Diagnostic, visibleControls } from '@waymark/core';
import { encodedSegments } from '../../project/paths/request-path.ts';
import { escapeXml } from '../../routes/escape-xml.ts';
import type { MachineForm } from './machine-forms.ts';

/**
 * A report for a program.
 *
 * @param about `folder` of the docs relative to where the command runs, which is what files are named
 *   from, and `version` of this program
 */
export function machineReport(
  form: MachineForm,
  diagnostics: readonly Diagnostic[],
  about: { readonly folder: string; readonly version: string },
): string {
  const found = diagnostics.map((one) => ({
    ...one,
    file: path.posix.join(about.folder, one.file),
  }));
  if (form === 'github') return found.map(annotation).join('\n');
  return form === 'sarif' ? sarif(found, about.version) : junit(found);
}

/** Workflow commands (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). */
function annotation({ code, column, file, line, severity, ...text }: Diagnostic): string {
  const value = (written: string) => data(written).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = `file=${value(file)},line=${line},col=${column},title=${value(code)}`;
  return `::${severity} ${place}::${data(sentence(text))}`;
}

function data(text: string): string {
  const encoded = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return visibleControls(encoded);
}

function sentence({ hint, message }: Pick<Diagnostic, 'hint' | 'message'>): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

/** SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). */
function sarif(found: readonly Diagnostic[], version: string): string {
  const codes = [...new Set(found.map(({ code }) => code))];
  const rules = codes.map((id) => ({
    id,
    shortDescription: { text: codeEntry(id).summary },
    help: { text: codeEntry(id).fix },
  }));
  const results = found.map(({ code, column, file, line, severity, ...text }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: visibleLines(sentence(text)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodedSegments(file) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }));
  const driver = { name: 'Waymark', version, rules };
  const report = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return jsonReport(report);
}

/** A value as JSON that a terminal can show: JSON leaves some control characters as they are. */
export function jsonReport(value: object): string {
  const escaped = (control: string) => `\\u00${control.charCodeAt(0).toString(16)}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, escaped);
}

function visibleLines(text: string): string {
  return text.split('\n').map(visibleControls).join('\n');
}

/** A test case for each file with something wrong; only errors are failures. */
function junit(found: readonly Diagnostic[]): string {
  const failures = found.filter(({ severity }) => severity === 'error');
  const cases = [...Map.groupBy(found, ({ file }) => file)].map(([file, list]) => {
    const inner = list.map(({ code, column, line, severity, ...text }) => {
      const said = visibleLines(`${line}:${column} ${sentence(text)}`);
      return severity === 'error'
        ? `      <failure type="${code}" message="${escapeXml(said)}"/>`
        : `      <system-out>${escapeXml(`${code} ${said}`)}</system-out>`;
    });
    // The schema has one kind after the other.
    const sorted = inner.sort((one, other) => (one < other ? -1 : 1));
    return `    <testcase name="${escapeXml(visibleControls(file))}" classname="waymark check">\n${sorted.join('\n')}\n    </testcase>`;
  });
  const counts = `tests="${cases.length}" failures="${failures.length}"`;
  const suite = `  <testsuite name="waymark check" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n${suite}\n</testsuites>`;
}
