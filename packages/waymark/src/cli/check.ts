import { Console } from 'node:console';
import { diagnosticsJson } from '@waymark/core';
import { tryPages } from '../build/render/try-pages.ts';
import { checkLinks } from '../project/check-links.ts';
import { CommandFailure } from '../project/command-failure.ts';
import { expectPages } from '../project/compile-pages.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { diagnosticsOf } from '../project/report.ts';
import { openFolder } from './open.ts';
import { evaluateQuestions, evaluationText } from './question-report.ts';
import { printReport } from './report.ts';
import type { FolderSettings } from './site-config.ts';
import { twinLosses } from './twin-losses.ts';
import { holdWarningLimit, type WarningFlags, warningLimit } from './warning-limit.ts';

interface CheckSettings extends FolderSettings, WarningFlags {
  readonly json?: boolean;
  /** Compare each page with its Markdown too. */
  readonly parity?: boolean;
}

/** `waymark check`: everything that is wrong with a folder; ends with 1 when an error stands or more warnings than allowed. */
export async function check(dir: string, settings: CheckSettings): Promise<void> {
  const limit = warningLimit(settings);
  const docs = await openFolder(dir, settings);
  try {
    await tryAll(docs);
    checkLinks(docs);
    if (settings.parity) docs.findings.report(await twinLosses(docs.project));
    const report = diagnosticsJson(diagnosticsOf(docs));
    const retrieval = await evaluateQuestions(dir);
    if (settings.json) console.log(JSON.stringify({ ...report, retrieval }, null, 2));
    else if (report.diagnostics.length === 0) console.log('No mistakes found.');
    else printReport(docs);
    if (retrieval && !settings.json) console.log(evaluationText(retrieval));
    if (report.errors > 0) throw new CommandFailure('');
    holdWarningLimit(report.warnings, limit);
  } finally {
    await docs.pool.close();
  }
}

/** Code of pages may print; only the report goes to the standard output. */
async function tryAll(docs: OpenDocs): Promise<void> {
  const own = globalThis.console;
  globalThis.console = new Console(process.stderr);
  try {
    expectPages(docs);
    await tryPages(docs);
  } finally {
    globalThis.console = own;
  }
}
