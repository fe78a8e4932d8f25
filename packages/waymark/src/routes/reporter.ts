import { applyRules, type Diagnostic, inSourceOrder } from '@waymark/core';
import { pageParts } from '../build/render/page-parts.ts';
import type { LinkedPlaces } from '../project/checks/check-links.ts';
import { checkPageBody } from '../project/checks/check-page-body.ts';
import { isCompiled } from '../project/compile-pages.ts';
import { createFindings, type Findings } from '../project/findings/findings.ts';
import { type Log, logDiagnostics, unique } from '../project/findings/report.ts';
import { createStandingFindings } from '../project/findings/standing-findings.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { previewPlaces } from './preview-places.ts';

/** Tells what is wrong with docs in a log, each finding once as long as it stands. What it gives never fails. */
export interface Reporter {
  /** Tells what was found since the last time, and what is wrong with the pages that were rendered. */
  report(): Promise<void>;
  /** Tells what is wrong with pages among files that have changed, also of those that nobody looks at. */
  reportSaved(files: readonly string[]): Promise<void>;
}

/** More files than these at once are not saved by hand, but brought by a command. */
const mostSaved = 20;

/** What only a page that is rendered tells. */
const ofRendering: ReadonlySet<string> = new Set(['page-evaluation']);

/** The part of the docs besides pages, whose parts begin with a slash. */
const ofFolder = 'folder';

/**
 * Makes a reporter for a preview. What stands when it is made counts as told.
 *
 * @param places what an Astro project has beside the docs
 */
export function createReporter(docs: OpenDocs, log: Log, places: LinkedPlaces = {}): Reporter {
  const standing = createStandingFindings();
  const bodies = new WeakMap<Findings, Map<string, Promise<readonly Diagnostic[]>>>();
  const seen = new WeakMap<readonly Diagnostic[], number>();
  const tell = (found: readonly Diagnostic[]) =>
    logDiagnostics(inSourceOrder(found), docs.project.settings.docsFolder, log);
  const ruled = (found: readonly Diagnostic[]) =>
    unique(applyRules(found, docs.project.settings.rules));
  const bodyOf = (state: OpenDocs, path: string) =>
    checkPageBody(state, path, previewPlaces(state, places));
  // A page may be asked for again and again.
  const shownBody = (state: OpenDocs, path: string) => {
    const known = bodies.get(state.findings) ?? new Map<string, Promise<readonly Diagnostic[]>>();
    bodies.set(state.findings, known);
    const body = known.get(path) ?? bodyOf(state, path);
    known.set(path, body);
    return body;
  };
  const besidePages = () => {
    const { findings, project } = docs;
    return [
      ...standing.take(ofFolder, unique(project.diagnostics)),
      ...standing.takeAside(ruled(notOfPages(findings))),
    ];
  };
  const rendered = async () => {
    const { findings, project } = docs;
    for (const [path, found] of findings.pages) {
      const { file } = project.site.page(path);
      if (seen.get(found) === found.length) continue;
      // It is on its way.
      if (isCompiled(file) && !findings.compiled.has(file)) continue;
      seen.set(found, found.length);
      const body = await shownBody({ ...docs, findings }, path);
      // Another state of the docs has its own findings.
      if (docs.findings !== findings) return;
      tell(standing.take(`/${path}`, ruled([...found, ...body])));
    }
  };
  const saved = async (files: readonly string[]) => {
    const { project } = docs;
    standing.forget((part) => part.startsWith('/') && !project.site.pages.has(part.slice(1)));
    if (files.length > mostSaved) return;
    const changed = new Set(files.filter(isCompiled));
    if (changed.size === 0) return;
    for (const { path } of pagesInOrder(project).filter(({ file }) => changed.has(file))) {
      // Its findings are not those of the rendered page.
      const state = { ...docs, findings: createFindings() };
      const { diagnostics } = await pageParts(state, path);
      const all = ruled([...diagnostics, ...(await bodyOf(state, path))]);
      if (docs.project !== project) return;
      tell(standing.take(`/${path}`, all, ({ code }) => !ofRendering.has(code)));
    }
  };
  let turn = Promise.resolve();
  const inTurn = (act: () => Promise<void>) => {
    turn = turn.then(act).catch((error: unknown) => {
      log.error(`A page could not be checked: ${error}`);
    });
    return turn;
  };
  besidePages();
  return {
    report() {
      tell(besidePages());
      return inTurn(rendered);
    },
    reportSaved: (files) => inTurn(() => saved(files)),
  };
}

/** What was found without a page being shown, such as in the Markdown of one. */
function notOfPages({ diagnostics, pages }: Findings): Diagnostic[] {
  return [...added(diagnostics, [...pages.values()].flat())];
}

/** What was found that is not among what was before. */
export function added(
  found: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  return found.filter((entry) => !known.has(JSON.stringify(entry)));
}
