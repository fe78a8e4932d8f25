import { chart } from './chart.ts';
import { type Report, reportPage } from './markdown.ts';

/** A file of a report. */
export interface ReportFile {
  /** `./bench.md` */
  readonly file: string;
  readonly text: string;
}

/** A report as its page and the picture beside it. */
export function reportFiles(report: Report): ReportFile[] {
  const bars = report.cases.flatMap((one) => one.bars ?? []);
  return [
    { file: './bench.md', text: reportPage(report, 'bench.svg') },
    { file: './bench.svg', text: chart(bars) },
  ];
}
