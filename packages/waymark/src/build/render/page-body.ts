import type { CompiledPage } from '@waymark/content';
import { runsAuthorsCode } from '@waymark/content/text';
import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core';
import type { ProjectSettings } from '../../project/project.ts';
import { withMembers } from '../../theme/content/with-members.ts';
import { type ComponentFiles, openComponentFiles } from './component-files.ts';
import { evaluateBody } from './evaluate.ts';
import { createGuard } from './guard.ts';
import { serverHooks } from './hooks.ts';
import { importedNames } from './imported-names.ts';
import { createComponentResolver, type ResolveComponent } from './islands.ts';
import { createRuntime } from './jsx.ts';
import type { BodyParts } from './site.ts';
import { withinTime } from './within-time.ts';

/** The body of a page, or what stands in its place. */
export interface PageBody {
  /** JSX nodes; absent for a page that could not be compiled or evaluated. */
  readonly body: unknown;
  /** What kept the body from being made. */
  readonly failure: Diagnostic | undefined;
  /** Reports that the body could not be rendered. */
  readonly onFailure: (error: unknown) => Diagnostic;
}

type Names = Readonly<Record<string, unknown>>;

const names = new WeakMap<BodyParts['content'], Names>();

/** Names that every page of a site may use: the format's components, and React's hooks. */
function providedNames({ content, theme }: BodyParts): Names {
  const known = names.get(content);
  if (known) return known;
  const ours = { _SideColumn: theme.SideColumn, _Mistake: theme.Mistake };
  const provided = { ...withMembers(content), ...serverHooks, ...ours, user: {} };
  names.set(content, provided);
  return provided;
}

/** Evaluates a compiled page. What goes wrong is reported, and one page never fails another. */
export function pageBody(site: BodyParts, file: string, compiled: CompiledPage): PageBody {
  const { islands } = site;
  const { findings, project } = site.docs;
  const report = (what: string, error: unknown) => {
    const found = evaluationFailure(file, what, error);
    findings.report([found]);
    return found;
  };
  const onFailure = (error: unknown) => report('The page threw while it rendered', error);
  try {
    const threw = (name: string, error: unknown) =>
      report(`<${name}> threw while it rendered`, error);
    const runtime = createRuntime(threw);
    const { handed } = project.islands;
    const _component = createComponentResolver({
      file,
      islands,
      handed,
      report: findings.report,
      failure: threw,
    });
    const imported = importedComponents(site, compiled, runtime, _component);
    const { Fragment } = runtime;
    const known = { ...providedNames(site), Fragment, ...imported };
    const _guard = createGuard((at, error) => {
      const found = evaluationFailure(at, 'This code threw', error);
      findings.report([found]);
      return found;
    }, site.theme.Mistake);
    const { codeBlocks: _code, staticHtml: _html } = compiled;
    const own = { _code, _html, _component, _guard };
    const evaluate = () =>
      evaluateBody(compiled, runtime, { ...known, ...own }).default({ components: known });
    const body = runsAuthorsCode(compiled) ? withinTime(evaluate) : evaluate();
    return { body, failure: undefined, onFailure };
  } catch (error) {
    return { body: undefined, failure: onFailure(error), onFailure };
  }
}

const opened = new WeakMap<ProjectSettings, ComponentFiles>();

/** What the page imports from component files, by the names it uses. */
function importedComponents(
  site: BodyParts,
  compiled: CompiledPage,
  runtime: ReturnType<typeof createRuntime>,
  resolve: ResolveComponent,
): Record<string, unknown> {
  const { findings, project } = site.docs;
  const { settings } = project;
  if (compiled.imports.length === 0) return {};
  const files = opened.get(settings) ?? openComponentFiles(settings.docsFolder);
  opened.set(settings, files);
  const load = files({
    runtime,
    scope: providedNames(site),
    report: findings.report,
    onFailure: (file: string, error: unknown) =>
      findings.report([evaluationFailure(file, 'The file threw', error)]),
  });
  return importedNames(compiled, load, resolve);
}

function evaluationFailure(at: string | SourceLocation, what: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnostic('page-evaluation', {
    at: typeof at === 'string' ? { file: at, line: 1, column: 1 } : at,
    message: `${what}: ${reason}`,
    hint: 'Code in a page runs while the site is built, without a browser.',
  });
}
