import { readFileSync } from 'node:fs';

/** What `waymark prove` calls its report. It speaks of the old site, so no site has it. */
export const moveReportFile = 'move-report.html';

/** By which a file is known as one that this command has written. */
export const reportMark = '<meta name="generator" content="waymark prove">';

/** Whether a file that is there is such a report. */
export function isMoveReport(file: string): boolean {
  return readFileSync(file, 'utf8').includes(reportMark);
}
