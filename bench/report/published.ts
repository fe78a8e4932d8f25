import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cases } from '../cases/cases.ts';
import { isSameMachine } from './machine.ts';
import type { Report } from './markdown.ts';
import { type ReportFile, reportFiles } from './report-files.ts';

const file = fileURLToPath(new URL('../published.json', import.meta.url));

/** What the report of the documentation was made from; none where nothing was published. */
export function publishedReport(): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** The report of the documentation as files of its folder. */
export function publishedFiles(): ReportFile[] {
  const report = publishedReport();
  return report ? reportFiles(report) : [];
}

/** Keeps what a report of the documentation is made from. */
export function keepPublished(report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
}

/**
 * A report with the cases of an earlier one that it does not have itself.
 *
 * @throws TypeError when they were measured on another machine: figures of one page are compared
 */
export function withEarlier(report: Report, earlier: Report | undefined): Report {
  if (earlier === undefined) return report;
  if (!isSameMachine(report.machine, earlier.machine)) {
    throw new TypeError(
      'The published report was measured on another machine: run all cases, without a name.',
    );
  }
  const found = new Map([...earlier.cases, ...report.cases].map((one) => [one.name, one]));
  const tools = new Map([...earlier.tools, ...report.tools].map((tool) => [tool.name, tool]));
  return {
    ...report,
    tools: [...tools.values()],
    cases: cases.flatMap(({ name }) => found.get(name) ?? []),
  };
}
