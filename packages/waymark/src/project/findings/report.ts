import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  applyRules,
  codeEntry,
  type Diagnostic,
  formatDiagnostic,
  inSourceOrder,
  visibleControls,
} from '@waymark/core';
import type { AstroIntegrationLogger } from 'astro';
import { AstroError } from 'astro/errors';
import type { OpenDocs } from '../open-docs.ts';
import type { ProjectSettings } from '../project.ts';

/** Where a build says what happens. */
export type Log = Pick<AstroIntegrationLogger, 'error' | 'info' | 'warn'>;

/** How many warnings a log shows before it only counts, in all and of one kind. */
const shownWarnings = 50;
const shownOfKind = 10;

/** Everything found so far, severities by the rules, in the order of files and lines. */
export function diagnosticsOf({ findings, project }: OpenDocs): readonly Diagnostic[] {
  const found = applyRules(unique(findings.diagnostics), project.settings.rules);
  return withoutRepeated(inSourceOrder([...project.diagnostics, ...found]));
}

/** Leaves out all but the first of those that are about the installation. */
function withoutRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const reported = new Set<Diagnostic['code']>();
  return diagnostics.filter(({ code }) => {
    const isRepeated = codeEntry(code).once === true && reported.has(code);
    reported.add(code);
    return !isRepeated;
  });
}

/** Leaves out what was found again: a page may be rendered more than once, in a preview or for a second route. */
export function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}

/** Whether anything is wrong that ends a build. */
export function hasErrors(found: readonly Diagnostic[]): boolean {
  return found.some(({ severity }) => severity === 'error');
}

/** Writes all diagnostics to the log, with the line they are about. */
export function logDiagnostics(
  diagnostics: readonly Diagnostic[],
  docsFolder: string,
  logger: Log,
): void {
  const format = (found: Diagnostic) => formatWithSource(found, docsFolder);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const { shown, more } = fewOfEach(warnings);
  for (const found of shown) logger.warn(format(found));
  if (more !== undefined) logger.warn(more);
  for (const found of errors) logger.error(format(found));
}

/**
 * The warnings that a log shows, in their order: a large site may have hundreds of one kind, and one
 * of another that matters more. `more` says how many are left and of which kinds.
 */
export function fewOfEach(warnings: readonly Diagnostic[]): {
  readonly shown: readonly Diagnostic[];
  readonly more: string | undefined;
} {
  const kinds = [...Map.groupBy(warnings, ({ code }) => code).values()];
  const turns = Array.from({ length: shownOfKind }, (_, turn) =>
    kinds.flatMap((kind) => kind[turn] ?? []),
  );
  const chosen = new Set(turns.flat().slice(0, shownWarnings));
  const left = Map.groupBy(
    warnings.filter((found) => !chosen.has(found)),
    ({ code }) => code,
  );
  const counts = [...left].map(([code, { length }]) => `${length} of ${code}`);
  const count = warnings.length - chosen.size;
  return {
    shown: warnings.filter((found) => chosen.has(found)),
    more:
      count === 0
        ? undefined
        : `${count} more ${count === 1 ? 'warning' : 'warnings'}: ${counts.join(', ')}. \`waymark check --all\` lists them.`,
  };
}

/**
 * What to tell someone whose repository was written for another renderer: how many of the errors
 * are rules that such repositories break, and how to go on. `undefined` when nothing is gained.
 */
export function leniencyAdvice(docs: OpenDocs): string | undefined {
  const errors = diagnosticsOf(docs).filter(({ severity }) => severity === 'error');
  const tolerable = errors.filter(({ code }) => codeEntry(code).lenient === 'warning');
  if (!docs.project.vendorSchema || tolerable.length === 0) return undefined;
  const count =
    tolerable.length === errors.length ? 'All' : `${tolerable.length} of the ${errors.length}`;
  return `This docs.json was written for another renderer. ${count} errors are rules that such repositories break: \`--lenient\` (or \`rules: 'lenient'\`) reports them as warnings and renders everything.`;
}

/** The error that ends a build of Astro, which prints it below the mistakes in its log. */
export function buildError(diagnostics: readonly Diagnostic[]): AstroError {
  const { length } = diagnostics.filter(({ severity }) => severity === 'error');
  const error = new AstroError(
    `The docs have ${length === 1 ? 'an error, which is' : `${length} errors, which are`} named above.`,
  );
  return Object.assign(error, { name: reportedError, stack: '' });
}

/** The error that ends a command or fills the overlay: the first mistake, and how many more. */
export function diagnosticError(
  diagnostics: readonly Diagnostic[],
  { docsFolder, root }: ProjectSettings,
): AstroError {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) throw new Error('There is no error to report');
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const error = new AstroError(
    `${visibleControls(first.message)}${more}`,
    first.hint && visibleControls(first.hint),
  );
  const { line, column } = first;
  // Astro takes a path for one below the root of its project.
  const file = path.relative(root, path.join(docsFolder, first.file));
  const loc = { file, line, column };
  // Astro reads these on any error; its type does not say so. Where Waymark threw helps nobody.
  return Object.assign(error, { name: reportedError, title: first.code, loc, stack: '' });
}

/** Name of errors whose diagnostics stand in the log already. */
export const reportedError = 'WaymarkError';

/**
 * A diagnostic with the line of its file that it is about.
 *
 * @param color whether it is for a terminal that shows colours
 */
export function formatWithSource(
  found: Diagnostic,
  docsFolder: string,
  color = process.stdout.isTTY === true,
): string {
  // Logs of builds are read by many.
  const source = found.code === 'asset-secret' ? undefined : sourceOf(docsFolder, found.file);
  return formatDiagnostic(found, { color, source });
}

function sourceOf(docsFolder: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(docsFolder, file), 'utf8');
  } catch {
    return undefined;
  }
}
