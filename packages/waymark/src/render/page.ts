import { components } from 'virtual:waymark/content-components';
import { type CompiledPage, type Heading, inlineMarkdownHtml } from '@waymark/content';
import {
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  messages,
  type PageView,
  siteHref,
} from '@waymark/core';
import type { Project } from '../project/project.ts';
import { evaluateBody } from './evaluate.ts';
import { serverHooks } from './hooks.ts';
import { groupFragment } from './group-fragments.ts';
import { iconHtml } from './icon-html.ts';
import { createRuntime } from './jsx.ts';
import type { WaymarkLocals } from './locals.ts';
import { notFoundView } from './not-found-view.ts';

/** A page ready to render: what the theme reads, and the tree of its body. */
export interface RenderedPage {
  readonly locals: WaymarkLocals;
  /** JSX nodes; absent for a page that could not be compiled or evaluated. */
  readonly body: unknown;
  /** What kept the body from being shown. */
  readonly failure?: Diagnostic;
}

/** Everything that the route needs to render the page at a path. */
export async function renderPage(project: Project, path: string): Promise<RenderedPage> {
  const view = project.current.site.view(path);
  const compiled = await project.compile(view.page.file);
  const locals = pageLocals(project, view, compiled.headings);
  return { locals, ...pageBody(project, view.page.file, compiled) };
}

/** What the theme reads on a page that shows this view. */
export function pageLocals(
  project: Project,
  view: PageView,
  headings: readonly Heading[],
): WaymarkLocals {
  const { site, icons } = project.current;
  const href = (url: string) => siteHref(url, project.settings.urls);
  const config = languageConfig(project.current.config, view.language);
  return {
    view,
    config,
    headings,
    text: messages(view.lang),
    href,
    icon: (icon, style) => iconHtml(icons, icon, style, href),
    homeUrl: site.homeUrl(view.language),
    groupFragment,
    bannerHtml: config.banner && inlineMarkdownHtml(config.banner.content),
  };
}

/** Languages may bring a banner, footer and navbar of their own. */
function languageConfig(config: DocsConfig, language: string | undefined): DocsConfig {
  const own = language === undefined ? undefined : config.languages.get(language);
  return own ? { ...config, ...own } : config;
}

function pageBody(
  project: Project,
  file: string,
  compiled: CompiledPage,
): Omit<RenderedPage, 'locals'> {
  const failed = compiled.diagnostics.find(({ code }) => code === 'page-syntax');
  if (failed) return { body: undefined, failure: failed };
  const report = (component: string, error: unknown) =>
    project.report([evaluationFailure(file, `<${component}> threw while it rendered`, error)]);
  try {
    const runtime = createRuntime(report);
    const scope = { ...components, ...serverHooks, user: {}, _code: compiled.codeBlocks };
    const page = evaluateBody(compiled.code, runtime, scope);
    return { body: page.default({ components: { ...components, Fragment: runtime.Fragment } }) };
  } catch (error) {
    const failure = evaluationFailure(file, 'The page threw while it rendered', error);
    project.report([failure]);
    return { body: undefined, failure };
  }
}

function evaluationFailure(file: string, what: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return diagnostic('page-evaluation', {
    at: { file, line: 1, column: 1 },
    message: `${what}: ${reason}`,
    hint: 'Code in a page runs while the site is built, without a browser.',
  });
}

/** What the theme reads on the page that stands for every unknown URL. */
export function notFoundLocals(project: Project): WaymarkLocals {
  const view = notFoundView(project.current.site);
  if (!view) throw new Error('The site has no pages, so it has no navigation to show.');
  return pageLocals(project, view, []);
}
