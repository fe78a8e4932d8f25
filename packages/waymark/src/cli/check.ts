import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, diagnosticsJson, formatDiagnostic } from '@waymark/core';
import type { Project } from '../project/project.ts';
import { CommandFailure } from './failure.ts';
import { openFolder } from './open.ts';

interface CheckSettings {
  readonly json?: boolean;
  readonly lenient?: boolean;
}

/** `waymark check`: everything that is wrong with a folder; ends with 1 when an error stands. */
export async function check(dir: string, settings: CheckSettings): Promise<void> {
  const project = openFolder(dir, settings);
  try {
    await compileAll(project);
    const found = project.diagnostics();
    const report = diagnosticsJson(found);
    if (settings.json) console.log(JSON.stringify(report, null, 2));
    else printReport(found, project.docsFolder);
    if (report.errors > 0) throw new CommandFailure('');
  } finally {
    await project.close();
  }
}

async function compileAll(project: Project): Promise<void> {
  const files = project.current.pages.map(({ file }) => file);
  project.expect(files);
  for (const file of files) await project.compile(file);
}

function printReport(found: readonly Diagnostic[], docsFolder: string): void {
  const color = process.stdout.isTTY === true;
  for (const entry of found) {
    console.log(formatDiagnostic(entry, { color, ...sourceOf(docsFolder, entry.file) }));
  }
  const errors = found.filter(({ severity }) => severity === 'error').length;
  console.log(`${count(errors, 'error')}, ${count(found.length - errors, 'warning')}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function sourceOf(docsFolder: string, file: string): { source?: string } {
  try {
    return { source: readFileSync(path.join(docsFolder, file), 'utf8') };
  } catch {
    return {};
  }
}
