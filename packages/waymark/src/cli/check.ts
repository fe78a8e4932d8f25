import { Console } from 'node:console';
import path from 'node:path';
import type { Evaluation } from '@waymark/assistant';
import { type Diagnostic, diagnosticsJson } from '@waymark/core';
import { tryPages } from '../build/render/try-pages.ts';
import { createDescribedLinks, type DescribedLinks } from '../project/checks/description-links.ts';
import { iconFindings, reviewFiles, reviewFindings } from '../project/checks/review-files.ts';
import { unusedFiles } from '../project/checks/unused-files.ts';
import { expectPages } from '../project/compile-pages.ts';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { diagnosticsOf, leniencyAdvice } from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import type { ProjectSettings } from '../project/project.ts';
import { checkPlaces } from '../routes/check-places.ts';
import { findQuestions } from './asking/questions-file.ts';
import { type AddressFlags, checkAddresses, expectAddresses } from './check/addresses.ts';
import { type BaselineFlags, newFindings } from './check/baseline.ts';
import { askOtherSites, type ExternalFlags } from './check/external.ts';
import { type Fixed, fixLinks } from './check/fix-links.ts';
import type { MachineForm } from './check/machine-forms.ts';
import { jsonReport, machineReport } from './check/machine-reports.ts';
import { type OwnPlaces, ownPlaces } from './check/own-places.ts';
import { textReport } from './check/text-report.ts';
import { checkedDocsIn } from './folders/docs-folder.ts';
import { openFolder, type ProjectComponents } from './open.ts';
import { countsText } from './report.ts';
import { unknownOptionsText, withOptions } from './settings/shown-docs-flags.ts';
import type { FolderSettings, PrintFlags } from './settings/site-config.ts';
import { holdWarningLimit, type WarningFlags, warningLimit } from './settings/warning-limit.ts';
import { twinLosses } from './twin-losses.ts';
import { packageVersion } from './version.ts';

interface CheckSettings
  extends FolderSettings,
    PrintFlags,
    WarningFlags,
    ExternalFlags,
    AddressFlags,
    BaselineFlags {
  readonly json?: boolean;
  readonly format?: 'text' | 'json' | MachineForm;
  /** List everything, however much of one kind there is. */
  readonly all?: boolean;
  /** Look at what readers with assistive technology meet, too. */
  readonly a11y?: boolean;
  /** Correct what has one right answer first. */
  readonly fix?: boolean;
  /** The site is built with its server. */
  readonly server?: boolean;
  /** Compare each page with its Markdown too. */
  readonly parity?: boolean;
}

/** `waymark check`: everything that is wrong with a folder; ends with 1 when an error stands or more warnings than allowed. */
export async function check(dir: string, given: CheckSettings): Promise<void> {
  const limit = warningLimit(given);
  expectAddresses(given);
  const format = given.json ? 'json' : (given.format ?? 'text');
  const { folder, shown } = await checkedDocsIn(dir);
  const settings = shown ? withOptions(given, shown) : given;
  const unknown = shown && unknownOptionsText(shown);
  if (unknown !== undefined) console.error(unknown);
  const own = shown && ownPlaces(shown);
  const opened = { ...settings, components: shown?.components, ...own };
  const docs = await checkedFolder(folder, opened, format === 'text');
  try {
    const all = diagnosticsOf(docs);
    const found = newFindings(all, settings);
    const report = diagnosticsJson(found);
    const isRead = format === 'text' || format === 'json';
    const { failure, retrieval, text } = isRead
      ? await evaluated(folder, docs.project.settings)
      : {};
    if (format === 'json') console.log(jsonReport({ ...report, retrieval }));
    else if (format === 'text')
      printText(docs, { found, known: all.length - found.length }, settings.all ?? false);
    else console.log(machineReport(format, found, about(docs)));
    if (text !== undefined && format === 'text') console.log(text);
    if (failure !== undefined) throw failure;
    if (report.errors > 0) throw new CommandFailure('');
    holdWarningLimit(report.warnings, limit);
  } finally {
    await docs.pool.close();
  }
}

/** How the questions of the docs fared. */
interface Asked {
  readonly retrieval?: Evaluation | undefined;
  readonly text?: string | undefined;
  /** Why they cannot be asked. */
  readonly failure?: CommandFailure;
}

/** How well the questions of the docs find their pages; what asks them is loaded where there are any. */
async function evaluated(
  folder: string,
  { endpoints, isUntrusted }: ProjectSettings,
): Promise<Asked> {
  if (findQuestions(folder) === undefined) return {};
  const { evaluateQuestions, evaluationText } = await import('./asking/question-report.ts');
  try {
    const retrieval = await evaluateQuestions(folder, {
      endpointsBesideProse: endpoints.besideProse,
      untrusted: isUntrusted,
    });
    return { retrieval, text: retrieval && evaluationText(retrieval) };
  } catch (failure) {
    if (failure instanceof CommandFailure) return { failure };
    throw failure;
  }
}

/** A folder with all its findings; once more where some were corrected. */
async function checkedFolder(
  dir: string,
  settings: CheckSettings & ProjectComponents & Partial<Pick<OwnPlaces, 'beside' | 'isRoute'>>,
  says: boolean,
): Promise<OpenDocs> {
  const docs = await openFolder(dir, settings);
  try {
    const described = createDescribedLinks(docs.project);
    await tryAll(docs, described.take);
    if (settings.fix) {
      const fixed = fixLinks(docs);
      if (says) for (const line of fixedText(fixed)) console.log(line);
      if (fixed.counts.size > 0) {
        await docs.pool.close();
        return await checkedFolder(dir, { ...settings, fix: false }, says);
      }
    }
    checkPlaces(docs, settings, described.links());
    const { findings, project } = docs;
    const isWhole = settings.a11y === true || settings.external === true;
    const reviews = reviewFiles(project, isWhole);
    findings.report([
      ...unusedFiles(project),
      ...described.diagnostics(),
      ...checkAddresses(docs, settings),
      ...reviewFindings(reviews, settings.a11y ?? false),
      ...iconFindings(project, reviews),
    ]);
    if (settings.external) findings.report(await askOtherSites(project, reviews, settings));
    if (settings.parity) findings.report(await twinLosses(project));
    return docs;
  } catch (error) {
    await docs.pool.close();
    throw error;
  }
}

function fixedText({ counts, left, unclear, unparsed }: Fixed): string[] {
  const count = counts.values().reduce((sum, one) => sum + one, 0);
  const links = count === 1 ? 'link' : 'links';
  return [
    ...(count > 0 ? [`Corrected ${count} ${links}: ${[...counts.keys()].join(', ')}.`] : []),
    ...(left.length > 0 ? [`Left as they are, since they are not UTF-8: ${left.join(', ')}.`] : []),
    ...(unparsed.length > 0
      ? [`To correct by hand, since the page is not valid MDX: ${unparsed.join(', ')}.`]
      : []),
    ...(unclear.length > 0
      ? [
          `To correct by hand, since the address is written with escapes or by code: ${unclear.join(', ')}.`,
        ]
      : []),
  ];
}

/** What a report lists, and how much it leaves out because a baseline knows it. */
interface Reported {
  readonly found: readonly Diagnostic[];
  readonly known: number;
}

function printText(docs: OpenDocs, { found, known }: Reported, isAll: boolean): void {
  const { information, settings } = docs.project;
  for (const line of textReport(found, settings.docsFolder, isAll)) console.log(line);
  const none = known > 0 ? 'No new mistakes found.' : 'No mistakes found.';
  console.log(found.length === 0 ? none : countsText(found));
  if (known > 0) console.log(`The baseline knows ${known} more, which are left out.`);
  for (const { hint, message } of information) console.log(`${message} ${hint}`);
  const advice = leniencyAdvice(docs);
  if (advice && found.length > 0) console.log(advice);
}

function about({ project }: OpenDocs) {
  const folder = path.relative(process.cwd(), project.settings.docsFolder).replaceAll('\\', '/');
  return { folder, version: packageVersion() };
}

/** Code of pages may print; only the report goes to the standard output. */
async function tryAll(docs: OpenDocs, take: DescribedLinks['take']): Promise<void> {
  const own = globalThis.console;
  globalThis.console = new Console(process.stderr);
  try {
    expectPages(docs);
    await tryPages(docs, take);
  } finally {
    globalThis.console = own;
  }
}
