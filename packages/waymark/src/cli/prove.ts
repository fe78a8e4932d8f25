import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { percentText } from '@waymark/content/text';
import { applyRules, diagnosticsJson, formatDiagnostic } from '@waymark/core';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { isMoveReport } from '../project/output/move-report-file.ts';
import { type BaselineFlags, newFindings } from './check/baseline.ts';
import { counted } from './counted.ts';
import { builtSiteAt } from './preview.ts';
import type { MoveFinding } from './prove/findings.ts';
import { moveReport } from './prove/move-report.ts';
import { type MoveSummary, proveSite } from './prove/prove-site.ts';
import { countsText } from './report.ts';
import { basePath } from './settings/base-path.ts';
import { type RuleFlags, rulesOf } from './settings/rules.ts';
import { holdWarningLimit, type WarningFlags, warningLimit } from './settings/warning-limit.ts';

interface ProveSettings extends RuleFlags, WarningFlags, BaselineFlags {
  readonly report: string;
  readonly json?: boolean;
  /** Percentage. */
  readonly missing: string;
  readonly base: string;
  readonly oldBase: string;
}

/** How many findings of a kind the terminal shows; the report has the others. */
const shown = 10;

/**
 * `waymark prove <old> [dist]`: what an old site had and a build lacks, as one HTML file; ends with 1
 * when an address is gone, or more words are missing than allowed.
 */
export async function prove(old: string, dist: string, settings: ProveSettings): Promise<void> {
  const limit = warningLimit(settings);
  const rules = rulesOf(settings);
  const most = percentage(settings.missing);
  const out = path.resolve(dist);
  const folder = builtSiteAt(out) ?? (existsSync(path.join(out, 'index.html')) ? out : undefined);
  if (folder === undefined) {
    throw new CommandFailure(`There is no site at ${out}. \`waymark build\` makes one.`);
  }
  const report = path.resolve(settings.report);
  if (!statSync(path.dirname(report), { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandFailure(`There is no folder ${path.dirname(report)} for --report.`);
  }
  if (statSync(report, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CommandFailure(`${report} is a folder. Name a file with --report.`);
  }
  if (existsSync(report) && !isMoveReport(report)) {
    throw new CommandFailure(`${report} is no report of this command. Name another with --report.`);
  }
  const base = basePath(settings.base);
  const oldBase = basePath(settings.oldBase);
  const { findings, summary } = proveSite({ old, oldBase, folder, base, most });
  const all = applyRules(findings, rules);
  const found = newFindings(all, settings);
  const accepted = all.length - found.length;
  writeFileSync(report, moveReport({ old, dist, most, summary, accepted, findings: found }));
  const result = { ...diagnosticsJson(found), accepted, summary };
  if (settings.json) console.log(JSON.stringify({ ...result, report }, null, 2));
  else printText(found, summary, accepted, path.relative(process.cwd(), report));
  if (result.errors > 0) throw new CommandFailure('');
  holdWarningLimit(result.warnings, limit);
}

/** @throws CommandFailure for what is no percentage */
function percentage(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new CommandFailure(`--missing takes a percentage from 0 to 100; "${text}" is none.`);
}

function printText(
  found: readonly MoveFinding[],
  summary: MoveSummary,
  accepted: number,
  report: string,
): void {
  const { addresses, direct, elsewhere, gone, pages, percent, redirected, words } = summary;
  const color = process.stdout.isTTY === true;
  const kinds = [...Map.groupBy(found, ({ code }) => code).values()];
  for (const kind of kinds) {
    for (const one of kind.slice(0, shown)) console.log(formatDiagnostic(one, { color }));
    if (kind.length > shown) console.log(`  ${kind.length - shown} more of ${kind[0]?.code}`);
  }
  console.log(
    `${counted(addresses, 'old address', 'es')}: ${direct} answered, ${redirected} redirected, ${elsewhere} redirected to other sites, ${gone} gone`,
  );
  if (pages > 0) {
    const all = `${counted(words, 'word')} of ${counted(pages, 'page')}`;
    console.log(`${percentText(percent)} of ${all} ${words === 1 ? 'is' : 'are'} there`);
  }
  if (accepted > 0) {
    const are = accepted === 1 ? 'is' : 'are';
    console.log(`${counted(accepted, 'difference')} ${are} accepted.`);
  }
  console.log(
    found.length === 0 ? `Nothing${accepted > 0 ? ' new' : ''} is lost.` : countsText(found),
  );
  console.log(`The report is ${report}.`);
}
