import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import { type ConfigDocument, readConfigDocument } from './document.ts';
import { type DocsConfig, parseConfig } from './parse.ts';
import { readProjectConfig } from './read-project.ts';

/** For tests: the document of a docs.json text or value, and of further files by path. */
export function readFixture(
  config: unknown,
  files: Readonly<Record<string, string>> = {},
): Checked<ConfigDocument | undefined> {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  const all: Readonly<Record<string, string>> = { 'docs.json': text, ...files };
  return readConfigDocument({ file: 'docs.json', read: (path) => all[path] });
}

/** For tests: a configuration with everything required, and further properties. */
export function parseFixture(properties: Readonly<Record<string, unknown>>): Checked<DocsConfig> {
  const required = { theme: 'mint', name: 'Acme', colors: { primary: '#112233' }, navigation: {} };
  const text = JSON.stringify({ ...required, ...properties }, null, 2);
  const read = (file: string) => (file === 'docs.json' ? text : undefined);
  const { value, diagnostics } = readProjectConfig({ read, folder: '.' });
  if (value === undefined) throw new Error('The fixture is not readable.');
  const parsed = parseConfig(value);
  return { value: parsed.value, diagnostics: [...diagnostics, ...parsed.diagnostics] };
}

/** For tests: each diagnostic on a line of its own, hints below. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, severity, code, message, hint }) =>
      [`${file}:${line}:${column} ${severity} ${code}`, `  ${message}`, `  > ${hint}`].join('\n'),
    )
    .join('\n');
}
