import type { CompiledPage } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import { type Diagnostic, diagnostic, remember, type SourceLocation } from '@waymark/core';
import type { ProjectSettings } from '../../project/project.ts';
import { openComponentFiles } from './component-files.ts';
import type { ModuleText } from './component-modules.ts';
import { componentPlace } from './component-place.ts';
import { evaluatedPage } from './evaluated-page.ts';
import { failureReason } from './failure-reason.ts';
import { createComponentResolver } from './islands.ts';
import type { WatchPersonal } from './personal-pages.ts';
import type { BodyParts } from './site.ts';

/** The body of a page, or what stands in its place. */
export interface PageBody {
  /** JSX nodes; absent for a page that could not be compiled or evaluated. */
  readonly body: unknown;
  /** What kept the body from being made. */
  readonly failure: Diagnostic | undefined;
  /** Reports that the body could not be rendered. */
  readonly onFailure: (error: unknown) => Diagnostic;
  /** Gives the HTML that stands in the page, from that of the body. */
  readonly finish?: ((html: string) => string) | undefined;
}

/**
 * Evaluates a compiled page. What goes wrong is reported, and one page never fails another.
 *
 * @param watch there in a build for readers who have signed in
 */
export function pageBody(
  site: BodyParts,
  file: string,
  compiled: CompiledPage,
  watch?: WatchPersonal,
): PageBody {
  const { findings, project } = site.docs;
  const report = (at: string | SourceLocation, what: string, error: unknown) => {
    const found = evaluationFailure(at, what, error);
    findings.report([found]);
    return found;
  };
  const onFailure = (error: unknown) => report(file, 'The page threw while it rendered', error);
  const onComponentFailure = (name: string, error: unknown) => {
    const read = createDocsReader(project.settings.docsFolder);
    const at = componentPlace(name, file, compiled, read);
    report(at, `<${name}> threw while it rendered`, error);
  };
  const watched = watch?.();
  try {
    const resolve = createComponentResolver({
      file,
      islands: site.islands,
      handed: project.islands.handed,
      report: findings.report,
      failure: onComponentFailure,
    });
    const textOf = moduleTexts(site, compiled);
    const body = evaluatedPage(compiled, {
      parts: site,
      user: watched?.user ?? {},
      textOf: watched?.watching(textOf) ?? textOf,
      urls: project.settings.urls,
      onFailure: onComponentFailure,
      ...{ resolve, report },
    });
    return { body, failure: undefined, onFailure, finish: watched?.finish };
  } catch (error) {
    return { body: undefined, failure: onFailure(error), onFailure, finish: watched?.finish };
  }
}

const componentFiles = remember(({ docsFolder }: ProjectSettings) =>
  openComponentFiles(docsFolder),
);

/** The component files of the docs folder, which most pages have none of. */
function moduleTexts({ docs }: BodyParts, { imports }: CompiledPage): ModuleText {
  if (imports.length === 0) return () => '';
  return componentFiles(docs.project.settings)(docs.findings.report);
}

function evaluationFailure(at: string | SourceLocation, what: string, error: unknown): Diagnostic {
  return diagnostic('page-evaluation', {
    at: typeof at === 'string' ? { file: at, line: 1, column: 1 } : at,
    message: `${what}: ${failureReason(error)}`,
    hint: 'Code in a page runs while the site is built, without a browser. A React component runs there if the page imports it from a file of the docs folder, or if an Astro component that `components` names shows it with `client:load`.',
  });
}
